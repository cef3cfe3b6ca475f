import { useAtomValue } from 'jotai';
import { useReducer, useRef } from 'react';
import { contactAddress } from '#client/api.ts';
import { PageLink } from '#client/navigation/page-link.tsx';
import { pageDataAtom, type RefusedForm } from '#client/state/page-data.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { honeypotField } from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ContactErrorTexts, type ContactFormTexts, fieldSentences } from './contact-texts.ts';
import { FailureAlert } from './failure-alert.tsx';
import { formReducer, initialFormState, shownErrors } from './form-state.ts';
import { initialValues } from './form-values.ts';
import { packageWish } from './package-wish.ts';
import { ThankYou } from './thank-you.tsx';
import { useChallenge } from './use-challenge.ts';
import { useDraft } from './use-draft.ts';
import { useFieldEvents } from './use-field-events.ts';
import { useSubmission } from './use-submission.ts';
import { useThanks } from './use-thanks.ts';

type ContactFormProps = {
  /** The prefix of the ids of all elements in the form. The page's and the modal's differ. */
  id: string;
  /** Above the form, but not above the thank-you panel. */
  heading?: string;
  content: ContactFormTexts;
  errors: ContactErrorTexts;
  language: Language;
  /** The label of the control that led here. */
  source: string;
  /** Whether 'schedule a meeting' is preselected. */
  prefersMeeting: boolean;
  refusedForm?: RefusedForm | null;
  /** Called when the thank-you panel is closed. Without it, an empty form replaces the panel. */
  onClose?: () => void;
};

/** The contact form of the page and of the modal. Without scripts the browser posts it, and the Worker answers with a page. */
export function ContactForm({ refusedForm = null, onClose, ...props }: ContactFormProps) {
  const { id, heading, content, errors: texts, language, source, prefersMeeting } = props;
  const [state, dispatch] = useReducer(formReducer, refusedForm, initialFormState);
  const { refused, failure, isBusy, thanked } = state;
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const challenge = useChallenge(useAtomValue(pageDataAtom).turnstileSiteKey, language);
  const { wishes } = content;
  const initial = initialValues(prefersMeeting, packageWish(source, wishes));
  const draft = useDraft({ form, initial, wishes, isRefused: refused !== null, dispatch });
  const fieldEvents = useFieldEvents(draft, dispatch, language);
  const { thank, closeThanks } = useThanks({ form, isShown: thanked !== null, source, dispatch, onClose });
  const submit = useSubmission({
    texts: { content, errors: texts },
    request: { language, source },
    isBusy,
    draft,
    dispatch,
    alert,
    onAnswer: challenge.discardToken,
    onStored: thank,
  });

  if (thanked) {
    const booking = thanked === 'schedule_meeting' ? { language, source } : null;
    return <ThankYou content={content} booking={booking} onClose={closeThanks} />;
  }
  return (
    <form
      ref={form}
      method="post"
      action={contactAddress}
      noValidate
      // Focusable, because the empty form takes focus when it replaces the thank-you panel.
      tabIndex={-1}
      onSubmit={submit}
      onFocus={challenge.prepare}
      {...fieldEvents}
      className="grid gap-6"
    >
      {heading ? <h2 className="-mb-3 text-title">{heading}</h2> : null}
      <p className="text-ui">{content.required}</p>
      {failure ? (
        <FailureAlert
          ref={alert}
          title={content.failureTitle}
          texts={texts}
          failure={failure}
          formId={id}
          autoFocus={refused !== null}
        />
      ) : null}
      {/* `inert` and not `disabled` while the form is being sent, because disabled fields have no values. */}
      <div inert={isBusy} className="grid gap-6">
        <ContactFields
          id={id}
          content={content}
          values={refused?.values ?? initial}
          sentences={fieldSentences(texts, shownErrors(state))}
          remaining={state.remaining}
        />
        <Honeypot id={id} label={content.honeypot} wasFilled={failure?.code === 'honeypot'} />
      </div>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="source" value={source} />
      <div ref={challenge.container} className="empty:hidden" />
      <SubmitRow content={content} language={language} isBusy={isBusy} isWaiting={state.isWaiting} />
    </form>
  );
}

type HoneypotProps = { id: string; label: string; wasFilled: boolean };

/**
 * A field that people cannot see or reach, so only programs fill it in. When a browser has filled it in for a person, the refused form
 * shows it, empty.
 */
function Honeypot({ id, label, wasFilled }: HoneypotProps) {
  if (wasFilled)
    return <TextField id={`${id}-${honeypotField}`} name={honeypotField} label={label} autoComplete="off" />;
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

type SubmitRowProps = Pick<ContactFormProps, 'content' | 'language'> & { isBusy: boolean; isWaiting: boolean };

function SubmitRow({ content, language, isBusy, isWaiting }: SubmitRowProps) {
  const { before, link, after } = content.privacyNote;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {/* Always there, so that screen readers say what comes into it. */}
      <p role="status" className={isWaiting ? 'basis-full text-ui' : 'sr-only'}>
        {isWaiting ? content.waiting : null}
      </p>
      <Button type="submit" data-enhanced="" busy={isBusy && content.submitting}>
        {content.submit}
      </Button>
      <p className="max-w-md text-sm text-mute">
        {before}
        <PageLink to={pathOf('privacy', language)} className="text-ink underline underline-offset-4">
          {link}
        </PageLink>
        {after}
      </p>
    </div>
  );
}
