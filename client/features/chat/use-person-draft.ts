import { useAtomValue, useStore } from 'jotai';
import type { FormValues } from '#client/features/contact/form-values.ts';
import type { Draft } from '#client/features/contact/use-draft.ts';
import { dismissToastsAtom } from '#client/features/toasts/show-toast.ts';
import { recordEvent } from '#client/record-event.ts';
import { isPersonAskedForAtom, personAtom } from './person-request.ts';

/** What is typed into the form for a person, kept with the conversation, and the ids under which it is sent. */
export function usePersonDraft() {
  const store = useStore();
  const person = useAtomValue(personAtom);
  /** The session that goes along; null when the visitor does not want it to, or there is none. */
  const conversation = person.isAttached ? person.session : null;

  const keep = ({ fullName = '', email = '' }: FormValues) => {
    const known = store.get(personAtom);
    // The check box of the same form is no field of the request.
    if (fullName === known.fullName && email === known.email) return;
    if (!known.fullName && !known.email) recordEvent('form_begun', '');
    store.set(personAtom, { fullName, email });
  };

  const draft: Draft = {
    keep,
    keepSending: (values) => {
      const words = JSON.stringify([values, conversation]);
      const known = store.get(personAtom);
      const submissionId = known.words === words ? known.submissionId : crypto.randomUUID();
      // Kept before the answer arrives, because the page may be gone by then.
      store.set(personAtom, { submissionId, words });
      return submissionId;
    },
    isLastSent: (submissionId) => store.get(personAtom).submissionId === submissionId,
    keepFailed: () => undefined,
    drop: () => {
      const sent = { fullName: '', email: '', isAttached: false, submissionId: '', words: '', isSent: true };
      store.set(personAtom, { ...sent, view: 'thanks' });
    },
  };
  return {
    person,
    conversation,
    draft,
    attach: (isAttached: boolean) => store.set(personAtom, { isAttached }),
    /** Back to the conversation. */
    leave: () => {
      store.set(isPersonAskedForAtom, false);
      // It says what the form has said, and lies on the input of the chat.
      store.set(dismissToastsAtom);
      store.set(personAtom, { view: 'conversation' });
    },
  };
}
