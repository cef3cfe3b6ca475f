import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { offlineNoticeAtom } from '#client/state/announcement.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { Language } from '#shared/languages.ts';
import { contactPath } from '#shared/routes.ts';
import type { ChatTexts } from './chat-texts.ts';
import { type LoadedPersonForm, loadPersonForm } from './load-person-form.ts';
import { isPersonAskedForAtom, personAtom } from './person-request.ts';

type PersonViewProps = {
  content: ChatTexts;
  language: Language;
  /** True when the visitor has just opened the panel. */
  takesFocus: boolean;
  /** Of the conversation. It takes focus when the visitor comes back from the form. */
  input: RefObject<HTMLElement | null>;
  /** The conversation. */
  children: ReactNode;
};

/** The conversation, or in its place the form for a person. */
export function PersonView({ input, children, ...props }: PersonViewProps) {
  const { view } = useAtomValue(personAtom);
  const wasAway = useRef(false);
  useEffect(() => {
    if (view === 'conversation' && wasAway.current) input.current?.focus();
    wasAway.current = view !== 'conversation';
  }, [view, input]);
  return view === 'conversation' ? children : <LoadedForm {...props} />;
}

function LoadedForm({ content, language, takesFocus }: Omit<PersonViewProps, 'input' | 'children'>) {
  const isAskedFor = useAtomValue(isPersonAskedForAtom);
  const change = useSetAtom(personAtom);
  const sayOffline = useSetAtom(offlineNoticeAtom);
  const [loaded, setLoaded] = useState<LoadedPersonForm | null>(null);
  const leave = () => {
    change({ view: 'conversation' });
    // When the browser is online, a deploy has removed the form's files. The contact form is there all the same.
    if (navigator.onLine) location.assign(contactPath(language, 'chat'));
    else sayOffline(true);
  };
  useLoading(language, () => loadPersonForm(language), setLoaded, leave);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
      {loaded ? (
        <loaded.PersonForm {...loaded} language={language} takesFocus={takesFocus || isAskedFor} />
      ) : (
        <Spinner label={content.personLoading} className="size-6" />
      )}
    </div>
  );
}
