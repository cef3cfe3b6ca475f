import { useSetAtom } from 'jotai';
import { type Dispatch, type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ContactRequest } from '#client/api.ts';
import { dismissToastsAtom, showToastAtom } from '#client/features/toasts/show-toast.ts';
import { recordEvent } from '#client/record-event.ts';
import {
  type ContactField,
  type ContactForm,
  challengeField,
  checkContactForm,
  honeypotField,
} from '#shared/contact.ts';
import { type ContactErrorTexts, type ContactFormTexts, refusalSentence } from './contact-texts.ts';
import type { FormAction, FormFailure } from './form-state.ts';
import { readValues } from './form-values.ts';
import { submitContactAtom } from './submit-contact.ts';
import type { Draft } from './use-draft.ts';

type Submission = {
  texts: { content: ContactFormTexts; errors: ContactErrorTexts };
  request: Pick<ContactRequest, 'language' | 'source' | 'conversation'>;
  isBusy: boolean;
  draft: Draft;
  dispatch: Dispatch<FormAction>;
  /** Takes focus when the form was not sent. */
  alert: RefObject<HTMLElement | null>;
  onAnswer: () => void;
  onStored: (form: ContactForm, submissionId: string) => void;
};

/** Returns the form's `onSubmit`, which checks the form, sends it, and shows the result, also as a toast. */
export function useSubmission({ texts, request, isBusy, draft, dispatch, alert, onAnswer, onStored }: Submission) {
  const submitContact = useSetAtom(submitContactAtom);
  const showToast = useSetAtom(showToastAtom);
  const dismissToasts = useSetAtom(dismissToastsAtom);
  // The language may be switched while a request is under way.
  const currentTexts = useRef(texts);
  useEffect(() => {
    currentTexts.current = texts;
  });

  function fail(failure: FormFailure): void {
    // No toast for errors in fields: the box above the form and the fields show them.
    if (failure.code !== 'validation') {
      showToast({ kind: 'error', text: refusalSentence(currentTexts.current.errors, failure) });
    }
    flushSync(() => dispatch({ type: 'failed', failure }));
    alert.current?.focus();
  }

  return async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const values = readValues(event.currentTarget);
    const data = new FormData(event.currentTarget);
    const check = checkContactForm(values);
    if (!check.ok) {
      for (const field of Object.keys(check.errors)) recordEvent('field_refused', field as ContactField);
      return fail({ code: 'validation', errors: check.errors });
    }
    dispatch({ type: 'sending' });
    // The fields are inert now, so focus moves to the button, which shows that the form is being sent.
    event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.focus();
    const submissionId = draft.keepSending(values);
    const outcome = await submitContact(
      {
        ...check.form,
        ...request,
        submissionId,
        [honeypotField]: String(data.get(honeypotField) ?? ''),
        [challengeField]: String(data.get(challengeField) ?? ''),
      },
      { onWait: () => dispatch({ type: 'waiting' }), isStillWanted: () => draft.isLastSent(submissionId) },
    );
    onAnswer();
    if (!outcome) return dispatch({ type: 'givenUp' });
    recordEvent('form_sent', outcome.ok ? 'stored' : outcome.refusal.code);
    if (!outcome.ok) {
      draft.keepFailed(values);
      return fail({ ...outcome.refusal, errors: {} });
    }
    draft.drop();
    // Earlier toasts may report failures that no longer matter.
    dismissToasts();
    showToast({ kind: 'success', text: currentTexts.current.content.successToast });
    onStored(check.form, submissionId);
  };
}
