import { useAtomValue, useSetAtom } from 'jotai';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactAddress } from '#client/api.ts';
import { loadModal } from '#client/features/modals/load-modal.ts';
import { dismissToastsAtom, prepareToastsAtom, showToastAtom } from '#client/features/toasts/show-toast.ts';
import { openModalAtom } from '#client/navigation/modals.ts';
import { pageDataAtom, type RefusedForm } from '#client/state/page-data.ts';
import { Button } from '#client/ui/button.tsx';
import {
  type ContactField,
  type ContactFieldErrors,
  type ContactPreference,
  challengeField,
  checkContactForm,
  contactFields,
  defaultContactPreference,
  honeypotField,
} from '#shared/contact.ts';
import type { contactErrors as englishErrors } from '#shared/content/en/contact-errors.ts';
import type { contactForm as english } from '#shared/content/en/contact-form.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { draftForgotten, dropDraft, keepDraft, readDraft, type SentRequest } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { type FormValues, isContactField, readValues, writeValues } from './form-values.ts';
import { findRoomLeft, type RoomLeft } from './room-left.ts';
import { type Refusal, submitContactAtom } from './submit-contact.ts';
import { ThankYou } from './thank-you.tsx';
import { useChallenge } from './use-challenge.ts';

export type ContactFormTexts = typeof english;
export type ContactErrorTexts = typeof englishErrors;

type ContactFormProps = {
  /** Begins the ids of all that stands in the form, so that the page's and the modal's differ. */
  id: string;
  content: ContactFormTexts;
  errors: ContactErrorTexts;
  language: Language;
  /** The label of the control that led here. */
  source: string;
  bookingUrl: string;
  /** The same form, posted without scripts and refused. */
  refusedForm?: RefusedForm | null;
  /** After it was sent and its thanks were read; where it is left out, an empty form takes its place. */
  onClose?: () => void;
};

type Failure = Refusal & { errors: ContactFieldErrors };

const untouchedValues: FormValues = {
  ...Object.fromEntries(contactFields.map((field) => [field, ''])),
  contactPreference: defaultContactPreference,
};

/** The one contact form, on its page and in its modal. Without scripts it posts itself, and the Worker answers with a page. */
export function ContactForm({
  id,
  content,
  errors: texts,
  language,
  source,
  bookingUrl,
  refusedForm,
  onClose,
}: ContactFormProps) {
  const submitContact = useSetAtom(submitContactAtom);
  const openModal = useSetAtom(openModalAtom);
  const prepareToasts = useSetAtom(prepareToastsAtom);
  const showToast = useSetAtom(showToastAtom);
  const dismissToasts = useSetAtom(dismissToastsAtom);
  const challenge = useChallenge(useAtomValue(pageDataAtom).turnstileSiteKey, language);
  const [refused, setRefused] = useState(refusedForm ?? null);
  const [errors, setErrors] = useState<ContactFieldErrors>(refused?.errors ?? {});
  const [touched, setTouched] = useState<ReadonlySet<ContactField>>(() => new Set(refused ? contactFields : []));
  const [failure, setFailure] = useState<Failure | null>(refused);
  const [room, setRoom] = useState<RoomLeft>({});
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<ContactPreference | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const lastSent = useRef<SentRequest | null>(null);
  const takesFocus = useRef(false);
  const spoken = useRef({ content, texts });

  // The language may be switched while a request is under way.
  useEffect(() => {
    spoken.current = { content, texts };
  }, [content, texts]);

  // What an earlier page of this tab left, and what was typed into this one before it came to life.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = refused ? null : readDraft();
    if (draft) {
      writeValues(element, { ...draft.values, ...touchedOf(readValues(element)) });
      lastSent.current = draft.sent;
    }
    const values = readValues(element);
    setRoom(findRoomLeft(values));
    keep(values, lastSent.current);
  }, [refused]);

  useEffect(() => {
    const empty = () => {
      // Not `reset`, which would bring back what was refused.
      if (form.current) writeValues(form.current, untouchedValues);
      lastSent.current = null;
      setErrors({});
      setTouched(new Set());
      setFailure(null);
      setRoom({});
    };
    addEventListener(draftForgotten, empty);
    return () => removeEventListener(draftForgotten, empty);
  }, []);

  useEffect(() => {
    if (sent || !takesFocus.current) return;
    takesFocus.current = false;
    form.current?.focus({ preventScroll: true });
    const top = form.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) form.current?.scrollIntoView();
  }, [sent]);

  function check(values: FormValues): void {
    const result = checkContactForm(values);
    setErrors(result.ok ? {} : result.errors);
  }

  function noteInput(event: FormEvent<HTMLFormElement>): void {
    const values = readValues(event.currentTarget);
    keep(values, lastSent.current);
    check(values);
    setRoom(findRoomLeft(values));
    prepareToasts();
    // A failure shows when the modal is wanted.
    if (values.contactPreference === 'schedule_meeting') loadModal('scheduling', language).catch(() => undefined);
  }

  function noteLeaving(event: FocusEvent<HTMLFormElement>): void {
    const { target, relatedTarget, currentTarget } = event;
    const { name } = target as Element & { name?: string };
    if (!name || !isContactField(name)) return;
    // The window lost focus, not the field; or it stays in the same group.
    if (document.activeElement === target || (relatedTarget as Element & { name?: string })?.name === name) return;
    // On its way to the button a message would push it from under the pointer, and sending says it anyway.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    check(readValues(currentTarget));
    setTouched((fields) => new Set(fields).add(name));
  }

  function fail(next: Failure): void {
    flushSync(() => {
      setTouched(new Set(contactFields));
      setErrors(next.errors);
      setFailure(next);
      setBusy(false);
    });
    alert.current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const values = readValues(event.currentTarget);
    const data = new FormData(event.currentTarget);
    const result = checkContactForm(values);
    if (!result.ok) {
      showToast({ kind: 'error', text: wordsOf(texts, { code: 'validation' }) });
      return fail({ code: 'validation', errors: result.errors });
    }
    setBusy(true);
    setFailure(null);
    const words = JSON.stringify(values);
    const request = lastSent.current?.words === words ? lastSent.current : { submissionId: crypto.randomUUID(), words };
    lastSent.current = request;
    // The answer may come too late for this page.
    keep(values, request);
    const outcome = await submitContact({
      ...result.form,
      submissionId: request.submissionId,
      source,
      language,
      [honeypotField]: String(data.get(honeypotField) ?? ''),
      [challengeField]: String(data.get(challengeField) ?? ''),
    });
    challenge.spend();
    if (!outcome.ok) {
      // Kept again, as it may have been closed meanwhile, unless the visitor has cleared it.
      if (lastSent.current) keep(form.current ? readValues(form.current) : values, lastSent.current);
      showToast({ kind: 'error', text: wordsOf(spoken.current.texts, outcome.refusal) });
      return fail({ ...outcome.refusal, errors: {} });
    }
    dropDraft();
    lastSent.current = null;
    // Earlier failures are over.
    dismissToasts();
    showToast({ kind: 'success', text: spoken.current.content.successToast });
    setBusy(false);
    setErrors({});
    setTouched(new Set());
    setRoom({});
    setRefused(null);
    const { contactPreference, fullName: name, email } = result.form;
    setSent(contactPreference);
    if (contactPreference === 'schedule_meeting') {
      const onClosed = onClose ? undefined : () => closeThanks(true);
      openModal({ id: 'scheduling', source, lead: { submissionId: request.submissionId, name, email }, onClosed });
    }
  }

  function closeThanks(hadFocus: boolean): void {
    if (onClose) {
      onClose();
    } else {
      takesFocus.current = hadFocus;
      setSent(null);
    }
  }

  if (sent) {
    const booking = sent === 'schedule_meeting' ? { url: bookingUrl, source } : null;
    return <ThankYou content={content} booking={booking} onClose={closeThanks} />;
  }

  const sentences = Object.fromEntries(
    contactFields.flatMap((field) => {
      const code = errors[field];
      return code && touched.has(field) ? [[field, sentenceOf(texts, field, code)]] : [];
    }),
  );
  return (
    <form
      ref={form}
      method="post"
      action={contactAddress}
      noValidate
      // Takes focus when it comes back empty.
      tabIndex={-1}
      onSubmit={submit}
      onInput={noteInput}
      onFocus={challenge.prepare}
      onBlur={noteLeaving}
      className="grid gap-6"
    >
      {failure ? (
        <FailureAlert
          ref={alert}
          title={content.failureTitle}
          text={wordsOf(texts, failure)}
          fields={contactFields.flatMap((field) => {
            const code = failure.errors[field];
            return code ? [{ id: `${id}-${field}`, sentence: sentenceOf(texts, field, code) }] : [];
          })}
          autoFocus={refused !== null}
        />
      ) : null}
      <p className="text-ui text-mute">{content.requiredNote}</p>
      <ContactFields id={id} content={content} values={refused?.values ?? {}} sentences={sentences} room={room} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="source" value={source} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {content.honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div ref={challenge.container} className="empty:hidden" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" data-enhanced="" busy={busy && content.submitting}>
          {content.submit}
        </Button>
        <p className="max-w-md text-sm text-mute">
          {content.privacyNote.before}
          <a href={pathOf('privacy', language)} className="text-ink underline underline-offset-4">
            {content.privacyNote.link}
          </a>
          {content.privacyNote.after}
        </p>
      </div>
    </form>
  );
}

function touchedOf(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== untouchedValues[field as ContactField]),
  );
}

/** A form that nobody has touched is no draft. */
function keep(values: FormValues, sent: SentRequest | null): void {
  if (Object.keys(touchedOf(values)).length === 0) dropDraft();
  else keepDraft({ values, sent });
}

function sentenceOf(texts: ContactErrorTexts, field: ContactField, code: string): string {
  const sentences: Record<string, string> = texts.fields[field];
  return sentences[code] ?? texts.outcomes.validation;
}

function wordsOf(texts: ContactErrorTexts, { code, message }: Refusal): string {
  return texts.outcomes[code] ?? message ?? texts.outcomes.unavailable;
}
