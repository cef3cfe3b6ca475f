import { useAtomValue } from 'jotai';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ContactErrorTexts, ContactFormTexts } from '#client/features/contact/contact-texts.ts';
import { fieldSentences } from '#client/features/contact/contact-texts.ts';
import { FailureAlert } from '#client/features/contact/failure-alert.tsx';
import { formReducer, initialFormState, shownErrors } from '#client/features/contact/form-state.ts';
import { useChallenge } from '#client/features/contact/use-challenge.ts';
import { useFieldEvents } from '#client/features/contact/use-field-events.ts';
import { useSubmission } from '#client/features/contact/use-submission.ts';
import { PageLink } from '#client/navigation/page-link.tsx';
import { chatMessagesAtom } from '#client/state/chat.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { chatPerson as english } from '#shared/content/en/chat-person.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { useOffers } from './offer-cards.tsx';
import { requestFromChat } from './request-from-chat.ts';
import { usePersonDraft } from './use-person-draft.ts';

type PersonFormProps = {
  content: typeof english;
  formContent: ContactFormTexts;
  errors: ContactErrorTexts;
  language: Language;
  takesFocus: boolean;
};

/** Name and e-mail address, and thanks when they are sent. The rest of the contact request is made of the conversation. */
export function PersonForm(props: PersonFormProps) {
  const { content, formContent, errors, language, takesFocus } = props;
  const [state, dispatch] = useReducer(formReducer, null, initialFormState);
  const { failure, isBusy } = state;
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const challenge = useChallenge(useAtomValue(pageDataAtom).turnstileSiteKey, language);
  const messages = useAtomValue(chatMessagesAtom);
  const { person, conversation, draft, attach, leave } = usePersonDraft();
  const [first] = useState(person);
  const fieldEvents = useFieldEvents(draft, dispatch, language);
  const submit = useSubmission({
    texts: { content: formContent, errors },
    request: { language, source: 'chat', ...(conversation && { conversation }) },
    isBusy,
    draft,
    dispatch,
    alert,
    onAnswer: challenge.discardToken,
    onStored: () => undefined,
  });
  const rest = requestFromChat(messages, { content, language, offers: useOffers() });
  const sentences = fieldSentences(errors, shownErrors(state));
  const field = (name: 'fullName' | 'email') => ({
    label: formContent.fields[name].label,
    placeholder: formContent.fields[name].placeholder,
    id: `person-${name}`,
    name,
    defaultValue: first[name],
    error: sentences[name],
  });

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  if (person.view === 'thanks') return <Thanks {...props} onLeave={leave} />;
  return (
    <form ref={form} noValidate onSubmit={submit} onFocus={challenge.prepare} {...fieldEvents} className="grid gap-3">
      <h3 className="text-h3">{content.title}</h3>
      {failure ? (
        <FailureAlert ref={alert} title={formContent.failureTitle} texts={errors} failure={failure} formId="person" />
      ) : null}
      <p className="-mt-2 text-ui">{content.introduction}</p>
      {/* `inert` and not `disabled` while the form is being sent, because disabled fields have no values. */}
      <div inert={isBusy} className="grid gap-3">
        <TextField {...field('fullName')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        {messages.length > 0 ? <p className="text-sm text-mute">{content.alongWith}</p> : null}
        {person.session ? (
          <Checkbox id="person-attach" {...content.attach} defaultChecked={first.isAttached} onChange={attach} />
        ) : null}
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
      <div ref={challenge.container} className="empty:hidden" />
      <p role="status" className={state.isWaiting ? 'text-ui' : 'sr-only'}>
        {state.isWaiting ? formContent.waiting : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy && formContent.submitting}>
          {formContent.submit}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {content.back}
        </Button>
      </div>
      <PrivacyNote {...props} />
    </form>
  );
}

function PrivacyNote({ formContent: { privacyNote }, language }: PersonFormProps) {
  return (
    <p className="text-sm text-mute">
      {privacyNote.before}
      <PageLink to={pathOf('privacy', language)} className="text-ink underline underline-offset-4">
        {privacyNote.link}
      </PageLink>
      {privacyNote.after}
    </p>
  );
}

/** Stays until the visitor goes back to the chat. */
function Thanks({ content, formContent: { thankYou }, onLeave }: PersonFormProps & { onLeave: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="border-t-2 border-success bg-card p-4">
      <p className="text-h3">{thankYou.title}</p>
      <p className="mt-2">{thankYou.text}</p>
      <Button variant="secondary" className="mt-5" onClick={onLeave}>
        {content.back}
      </Button>
    </div>
  );
}
