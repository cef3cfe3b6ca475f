import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { recordEvent } from '#client/record-event.ts';
import { draftCleared, dropDraft, keepDraft, readDraft, type SentRequest } from './contact-draft.ts';
import type { FormAction } from './form-state.ts';
import { changedValues, type FormValues, initialValues, readValues, writeValues } from './form-values.ts';
import { type PackageWishes, wishedPackage, wishFor } from './package-wish.ts';

export type Draft = {
  keep: (values: FormValues) => void;
  /** Keeps the values that are being sent, and returns their submission id. The same values get the same id. */
  keepSending: (values: FormValues) => string;
  /** False when the visitor has cleared the draft since, or sent other values. */
  isLastSent: (submissionId: string) => boolean;
  /** Keeps what the form holds now, or what was sent if the form is gone. Keeps nothing if the visitor has cleared the draft meanwhile. */
  keepFailed: (sentValues: FormValues) => void;
  drop: () => void;
};

type DraftOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** The values of the untouched form. */
  initial: FormValues;
  wishes: PackageWishes;
  isRefused: boolean;
  dispatch: Dispatch<FormAction>;
};

/** Fills the form with this tab's draft, unless it is a refused form, and empties it when the visitor clears the draft. */
export function useDraft({ form, initial, wishes, isRefused, dispatch }: DraftOptions): Draft {
  const lastSent = useRef<SentRequest | null>(null);

  function keep(values: FormValues): void {
    // An untouched form is not a draft.
    if (Object.keys(changedValues(values, initial)).length === 0) {
      dropDraft();
      return;
    }
    if (!readDraft()) recordEvent('form_begun', '');
    const wished = wishedPackage(values.problemDescription, wishes);
    const own = wished ? changedValues(values, wishFor(wished, wishes)) : values;
    keepDraft({ values: own, wished, sent: lastSent.current });
  }

  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const draft = isRefused ? null : readDraft();
    if (draft) {
      // Text that was typed before the script ran wins over the draft, and so does a meeting that the visitor chose by a link.
      const { problemDescription, service } = initial;
      const shown = changedValues(readValues(form.current), { ...initialValues(), problemDescription, service });
      // Of two packages the last chosen counts. It is not added to words that the visitor typed into the form.
      const wished = draft.wished ? wishFor(draft.wished, wishes) : {};
      const wish = wished.problemDescription && (problemDescription || wished.problemDescription);
      const written = draft.values.problemDescription;
      const message = written ? [wish, written].filter(Boolean).join('\n') : wish || problemDescription;
      const chosen = draft.values.service || service || wished.service;
      writeValues(form.current, { ...draft.values, problemDescription: message, service: chosen, ...shown });
      lastSent.current = draft.sent;
    }
    const values = readValues(form.current);
    dispatch({ type: 'filled', values });
    keep(values);
  });
  useEffect(() => restore(), []);

  const lastWishes = useRef(wishes);
  const translateWish = useEffectEvent(() => {
    if (!form.current) return;
    const wished = wishedPackage(readValues(form.current).problemDescription, lastWishes.current);
    if (wished) writeValues(form.current, { problemDescription: wishes[wished] });
    lastWishes.current = wishes;
  });
  // The language of an open form may be switched.
  useEffect(() => translateWish(), [wishes]);

  const empty = useEffectEvent(() => {
    // The form's own `reset` would bring back the values of a refused form.
    if (form.current) writeValues(form.current, initial);
    lastSent.current = null;
    dispatch({ type: 'cleared' });
  });
  useEffect(() => {
    addEventListener(draftCleared, empty);
    return () => removeEventListener(draftCleared, empty);
  }, []);

  return {
    keep,
    keepSending: (values) => {
      const words = JSON.stringify(values);
      if (lastSent.current?.words !== words) lastSent.current = { submissionId: crypto.randomUUID(), words };
      // Kept before the answer arrives, because the page may be gone by then.
      keep(values);
      return lastSent.current.submissionId;
    },
    isLastSent: (submissionId) => lastSent.current?.submissionId === submissionId,
    keepFailed: (sentValues) => {
      if (lastSent.current) keep(form.current ? readValues(form.current) : sentValues);
    },
    drop: () => {
      dropDraft();
      lastSent.current = null;
    },
  };
}
