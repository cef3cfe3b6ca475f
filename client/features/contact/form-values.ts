// The form's fields are the browser's own: what was typed before React arrived is still there, and is read when it is needed.
import { type ContactField, contactFields } from '#shared/contact.ts';

export type FormValues = Partial<Record<ContactField, string>>;

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

/** Fields without a value stay as they are. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const field of contactFields) {
    const value = values[field];
    const control = form.elements.namedItem(field);
    if (value === undefined) continue;
    if (control instanceof RadioNodeList || isTextControl(control)) control.value = value;
  }
}

function isTextControl(control: Element | RadioNodeList | null) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
