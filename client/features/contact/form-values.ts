// The form's fields are uncontrolled, so that text typed before hydration stays. Their values are read from the DOM when they are needed.
import { type ContactField, contactFields, defaultContactPreference } from '#shared/contact.ts';

export type FormValues = Partial<Record<ContactField, string>>;

/** The values of an untouched form. `wish`: what the control that opened it says. */
export function initialValues(prefersMeeting = false, wish: FormValues = {}): FormValues {
  return {
    ...Object.fromEntries(contactFields.map((field) => [field, ''])),
    ...wish,
    contactPreference: prefersMeeting ? 'schedule_meeting' : defaultContactPreference,
  };
}

export function changedValues(values: FormValues, initial: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== initial[field as ContactField]),
  );
}

export function isContactField(name: string): name is ContactField {
  return (contactFields as string[]).includes(name);
}

export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const value = data.get(field);
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );
}

/** Fields that `values` does not name stay as they are. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const field of contactFields) {
    const value = values[field];
    const control = form.elements.namedItem(field);
    if (value === undefined) continue;
    if (control && 'value' in control) control.value = value;
    // A field that few visitors need is folded.
    if (control instanceof Element && value) control.closest('details')?.setAttribute('open', '');
  }
}
