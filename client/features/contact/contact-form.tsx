import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, type ContactAnswer, contactAddress, postContact } from '#client/api.ts';
import type { RefusedForm } from '#client/state/page-data.ts';
import { Button } from '#client/ui/button.tsx';
import {
  type ContactErrorCode,
  type ContactField,
  type ContactFieldErrors,
  type ContactPreference,
  checkContactForm,
  contactFields,
  defaultContactPreference,
  honeypotField,
} from '#shared/contact.ts';
import type { contactErrors as englishErrors } from '#shared/content/en/contact-errors.ts';
import type { contactForm as english } from '#shared/content/en/contact-form.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { dropDraft, keepDraft, readDraft } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { type FormValues, fillIn, isContactField, readValues } from './form-values.ts';
import { ThankYou } from './thank-you.tsx';

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
};

type Failure = {
  code: ContactErrorCode;
  /** In the language of the request, for a code whose words are not at hand. */
  message?: string;
  errors: ContactFieldErrors;
};

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
}: ContactFormProps) {
  const [refused, setRefused] = useState(refusedForm ?? null);
  const [errors, setErrors] = useState<ContactFieldErrors>(refused?.errors ?? {});
  const [touched, setTouched] = useState<ReadonlySet<ContactField>>(() => new Set(refused ? contactFields : []));
  const [failure, setFailure] = useState<Failure | null>(refused);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<ContactPreference | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const submissionId = useRef<string | null>(null);

  // What an earlier page of this tab left, and what was typed into this one before it came to life.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = refused ? null : readDraft();
    if (draft) {
      submissionId.current = draft.submissionId;
      fillIn(element, draft.values, untouchedValues);
    }
    const values = readValues(element);
    if (contactFields.some((field) => values[field] !== untouchedValues[field])) keep(values, submissionId);
  }, [refused]);

  function check(values: FormValues): void {
    const result = checkContactForm(values);
    setErrors(result.ok ? {} : result.errors);
  }

  function noteInput(event: FormEvent<HTMLFormElement>): void {
    const values = readValues(event.currentTarget);
    keep(values, submissionId);
    check(values);
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
    const trap = String(new FormData(event.currentTarget).get(honeypotField) ?? '');
    keep(values, submissionId);
    const result = checkContactForm(values);
    if (!result.ok) return fail({ code: 'validation', errors: result.errors });
    setBusy(true);
    setFailure(null);
    const answer = await postContact({
      ...result.form,
      submissionId: submissionId.current ?? crypto.randomUUID(),
      source,
      language,
      [honeypotField]: trap,
    });
    if (!answer.ok || !answer.body.ok) return fail(failureOf(answer));
    dropDraft();
    submissionId.current = null;
    setBusy(false);
    setErrors({});
    setTouched(new Set());
    setRefused(null);
    setSent(result.form.contactPreference);
  }

  function startAnew(): void {
    flushSync(() => setSent(null));
    form.current?.querySelector('input')?.focus();
  }

  if (sent) {
    const link = sent === 'schedule_meeting' ? bookingUrl : null;
    return <ThankYou content={content} bookingUrl={link} onClose={startAnew} />;
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
      onSubmit={submit}
      onInput={noteInput}
      onBlur={noteLeaving}
      className="grid gap-6"
    >
      {failure ? (
        <FailureAlert
          ref={alert}
          title={content.failureTitle}
          text={texts.outcomes[failure.code] ?? failure.message}
          fields={contactFields.flatMap((field) => {
            const code = failure.errors[field];
            return code ? [{ id: `${id}-${field}`, sentence: sentenceOf(texts, field, code) }] : [];
          })}
          autoFocus={refused !== null}
        />
      ) : null}
      <p className="text-ui text-mute">{content.requiredNote}</p>
      <ContactFields id={id} content={content} values={refused?.values ?? {}} sentences={sentences} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="source" value={source} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {content.honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
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

function keep(values: FormValues, submissionId: RefObject<string | null>): void {
  submissionId.current ??= crypto.randomUUID();
  keepDraft({ values, submissionId: submissionId.current });
}

function sentenceOf(texts: ContactErrorTexts, field: ContactField, code: string): string {
  const sentences: Record<string, string> = texts.fields[field];
  return sentences[code] ?? texts.outcomes.validation;
}

function failureOf(answer: Answer<ContactAnswer>): Failure {
  if (!answer.ok) return { code: outcomes[answer.code], errors: {} };
  if (answer.body.ok) throw new TypeError('A stored request is no failure');
  const { code, message } = answer.body;
  return { code, message, errors: {} };
}

/** By what came instead of an answer. */
const outcomes = { unreachable: 'network', timeout: 'timeout', unreadable: 'unavailable' } as const;
