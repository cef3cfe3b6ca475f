import { useSetAtom } from 'jotai';
import type { Dispatch, FocusEvent, FormEvent } from 'react';
import { prepareToastsAtom } from '#client/features/toasts/show-toast.ts';
import { recordEvent } from '#client/record-event.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { type ContactField, checkContactForm } from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';
import type { FormAction } from './form-state.ts';
import { isContactField, readValues } from './form-values.ts';
import type { Draft } from './use-draft.ts';

/** Keeps and checks what the visitor types, and loads in advance what is needed after sending. */
export function useFieldEvents(draft: Draft, dispatch: Dispatch<FormAction>, language: Language) {
  const prepareToasts = useSetAtom(prepareToastsAtom);
  const features = useBrowserFeatures();

  function leave(form: HTMLFormElement, field: ContactField): void {
    const values = readValues(form);
    dispatch({ type: 'left', field, values });
    const check = checkContactForm(values);
    if (!check.ok && check.errors[field]) recordEvent('field_refused', field);
  }

  return {
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const values = readValues(currentTarget);
      draft.keep(values);
      dispatch({ type: 'edited', values });
      prepareToasts();
      // A failure is reported when the modal is opened.
      if (values.contactPreference === 'schedule_meeting') {
        features()
          .loadModal('scheduling', language)
          .catch(() => undefined);
      }
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const field = leftField(event);
      const form = event.currentTarget;
      if (!field) return;
      // A message that appears during a press would move what is pressed away from the pointer. The click follows `mouseup`.
      if (document.body.matches(':active'))
        addEventListener('mouseup', () => setTimeout(leave, 0, form, field), { once: true });
      else leave(form, field);
    },
  };
}

/** The field that the visitor has finished. Null while they are still in it, or are moving to the submit button. */
function leftField({ target, relatedTarget }: FocusEvent): ContactField | null {
  const name = nameOf(target);
  if (!name || !isContactField(name)) return null;
  // The window lost focus, not the field; or focus stays in the same group of radio buttons.
  if (document.activeElement === target || nameOf(relatedTarget) === name) return null;
  // An error message would move the submit button away from the pointer, and sending the form shows the message anyway.
  if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return null;
  return name;
}

function nameOf(control: EventTarget | null): string | undefined {
  return (control as { name?: string } | null)?.name;
}
