import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToastAtom } from '#client/features/toasts/show-toast.ts';
import { DeskShell } from '#client/layout/desk-shell.tsx';
import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import type { Language } from '#shared/languages.ts';
import { callDesk } from './ask-desk.ts';
import { ConversationView } from './conversation-view.tsx';
import { Conversations } from './conversations.tsx';
import { type DeskState, readAddress } from './desk-address.ts';
import { DeskBar } from './desk-bar.tsx';
import { DeskContext, type DeskContextValue, type DeskTexts } from './desk-context.ts';
import { Leads } from './leads.tsx';
import { Person } from './person.tsx';
import { SignIn } from './sign-in.tsx';
import { Today } from './today.tsx';
import { useNow } from './use-now.ts';
import { useQuery } from './use-query.ts';
import { useSession } from './use-session.ts';
import { WhatWorks } from './what-works.tsx';

type DeskProps = { content: DeskTexts; language: Language };

/** Everything behind the shell of the page: the sign-in, and the views of whoever is signed in. */
export function Desk({ content, language }: DeskProps) {
  const { session, end, signOut } = useSession();
  if (session.status === 'checking') {
    return (
      <DeskShell content={content}>
        <Spinner label={content.loading} className="size-8" />
      </DeskShell>
    );
  }
  if (session.status === 'signedOut') return <SignIn content={content} reason={session.reason} />;
  return (
    <SignedIn
      key={session.userId}
      content={content}
      language={language}
      userId={session.userId}
      onEnded={() => end('ended')}
      onSignOut={signOut}
    />
  );
}

type SignedInProps = DeskProps & { userId: string; onEnded: () => void; onSignOut: () => void };

function SignedIn({ content, language, userId, onEnded, onSignOut }: SignedInProps) {
  const ask = useAsk(onEnded);
  const owners = useQuery('owners', () => ask('list_owners', {}));
  const known = owners.answer?.ok ? owners.answer.data : [];
  const location = useLocation();
  const address = useMemo(() => readAddress(location), [location]);
  const desk: DeskContextValue = {
    content,
    language,
    address,
    role: known.find((owner) => owner.user_id === userId)?.role ?? null,
    owners: known,
    now: useNow(),
    ask,
    go: useGo(),
    say: useSay(),
  };
  const { view } = address;
  return (
    <DeskContext value={desk}>
      <div className="frame min-h-dvh pt-3 pb-16">
        <DeskBar onSignOut={onSignOut} />
        {view === 'today' && <Today />}
        {(view === 'leads' || view === 'lead') && <Leads />}
        {view === 'conversations' && <Conversations />}
        {view === 'conversation' && <ConversationView />}
        {view === 'person' && <Person />}
        {view === 'works' && <WhatWorks />}
      </div>
    </DeskContext>
  );
}

function useAsk(onEnded: () => void): typeof callDesk {
  return async (name, values) => {
    const answer = await callDesk(name, values);
    if (!answer.ok && answer.code === 'unauthorized') onEnded();
    return answer;
  };
}

function useGo(): DeskContextValue['go'] {
  const navigate = useNavigate();
  return (path, options?: { state?: DeskState; replace?: boolean }) => {
    keepScrollPosition();
    navigate(path, options);
  };
}

function useSay(): DeskContextValue['say'] {
  const showToast = useSetAtom(showToastAtom);
  return (text, kind = 'success') => void showToast({ kind, text });
}
