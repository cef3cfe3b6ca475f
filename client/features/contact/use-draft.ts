import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { recordEvent } from '#client/record-event.ts';
import { draftCleared, dropDraft, keepDraft, readDraft, type SentRequest } from './contact-draft.ts';
import type { FormAction } from './form-state.ts';
import { changedValues, type FormValues, initialValues, readValues, writeValues } from './form-values.ts';

export type Draft = {
  keep: (values: FormValues) => void;
  /** Keeps what is being sent, and returns its submission id: the same words go out under the same id. */
  keepSending: (values: FormValues) => string;
  /** Keeps what the form holds by now, or what was sent where the form is gone; nothing if the visitor cleared it meanwhile. */
  keepFailed: (sentValues: FormValues) => void;
  drop: () => void;
};

type DraftOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** What the fields hold while nobody has touched them. */
  initial: FormValues;
  isRefused: boolean;
  dispatch: Dispatch<FormAction>;
};

/** Fills the form with this tab's draft, unless it shows a refused one, and empties it when the visitor clears the draft. */
export function useDraft({ form, initial, isRefused, dispatch }: DraftOptions): Draft {
  const lastSent = useRef<SentRequest | null>(null);

  function keep(values: FormValues): void {
    // A form that nobody has touched is no draft.
    if (Object.keys(changedValues(values, initial)).length === 0) {
      dropDraft();
      return;
    }
    if (!readDraft()) recordEvent('form_begun', '');
    keepDraft({ values, sent: lastSent.current });
  }

  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const draft = isRefused ? null : readDraft();
    if (draft) {
      // What was typed into this page before its script came wins, and so does the meeting that a link promised.
      const shown = changedValues(readValues(form.current), initialValues());
      writeValues(form.current, { ...draft.values, ...shown });
      lastSent.current = draft.sent;
    }
    const values = readValues(form.current);
    dispatch({ type: 'filled', values });
    keep(values);
  });
  useEffect(() => restore(), []);

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
      // Kept before the answer, which may come when this page is gone.
      keep(values);
      return lastSent.current.submissionId;
    },
    keepFailed: (sentValues) => {
      if (lastSent.current) keep(form.current ? readValues(form.current) : sentValues);
    },
    drop: () => {
      dropDraft();
      lastSent.current = null;
    },
  };
}
