import { QueryClientProvider } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToastAtom } from '#client/features/toasts/show-toast.ts';
import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import { useTitle } from '#client/navigation/use-title.ts';
import type { Language } from '#shared/languages.ts';
import { Loading } from './answer-view.tsx';
import { deskPath, readAddress } from './desk-address.ts';
import { DeskBar } from './desk-bar.tsx';
import { DeskContext, type DeskContextValue, type DeskTexts } from './desk-context.ts';
import { later } from './later.ts';
import { createQueries, useAnswer } from './queries.ts';
import { Today } from './today.tsx';
import { useSession } from './use-session.ts';

type DeskProps = { content: DeskTexts; language: Language };
type DeskWithWaiting = DeskProps & {
  /** Shown until it is known whether somebody is signed in. */
  waiting: ReactNode;
};

const SignIn = later(async () => (await import('./sign-in.tsx')).SignIn);

const views = {
  today: Today,
  leads: later(async () => (await import('./lead-list.tsx')).LeadList),
  lead: later(async () => (await import('./lead-view.tsx')).LeadView),
  conversations: later(async () => (await import('./conversations.tsx')).Conversations),
  conversation: later(async () => (await import('./conversation-view.tsx')).ConversationView),
  person: later(async () => (await import('./person.tsx')).Person),
  works: later(async () => (await import('./what-works.tsx')).WhatWorks),
};

/** In ms, from which on ages are told anew. */
const nowInterval = 30_000;

/** Everything behind the shell of the page: the sign-in, and the views of whoever is signed in. */
export function Desk({ content, language, waiting }: DeskWithWaiting) {
  const { userId, reason, end, signOut } = useSession();
  const [queries] = useState(() => createQueries(() => end('ended')));
  return (
    <QueryClientProvider client={queries}>
      <Suspense fallback={waiting}>
        {userId === undefined ? waiting : null}
        {userId === null ? <SignIn content={content} reason={reason} /> : null}
      </Suspense>
      {userId ? <SignedIn key={userId} {...{ content, language, userId }} onSignOut={signOut} /> : null}
    </QueryClientProvider>
  );
}

function SignedIn({ content, language, userId, onSignOut }: DeskProps & { userId: string; onSignOut: () => void }) {
  const { data: owners = [] } = useAnswer('list_owners', {});
  const location = useLocation();
  const navigate = useNavigate();
  const showToast = useSetAtom(showToastAtom);
  const address = useMemo(() => readAddress(location), [location]);
  const [selected, select] = useState<string | null>(null);
  const say: DeskContextValue['say'] = (text, kind = 'success') => void showToast({ kind, text });
  const desk: DeskContextValue = {
    content,
    language,
    address,
    role: owners.find((owner) => owner.user_id === userId)?.role ?? null,
    emailOf: (id) => owners.find((owner) => owner.user_id === id)?.email,
    now: useNow(),
    go: (parameters, options) => {
      keepScrollPosition();
      navigate(deskPath(language, parameters), options);
    },
    selection: { selected, select },
    say,
    sayFailure: ({ code }) => say(content.failures[code], 'error'),
  };
  const { view } = address;
  const View = views[view];
  // What is opened from a list says itself what it is.
  const heading = view === 'lead' || view === 'conversation' ? null : content[view].heading;
  useTitle(heading);
  return (
    <DeskContext value={desk}>
      <div className="frame min-h-dvh pt-3 pb-10">
        <DeskBar onSignOut={onSignOut} />
        {heading && (
          // Another element in each view, so that focus on it is announced.
          <h1 key={view} className="mt-6 text-h3">
            {heading}
          </h1>
        )}
        <Suspense fallback={<Loading />}>
          <View key={address.parameters.get('lead')} />
        </Suspense>
      </div>
    </DeskContext>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), nowInterval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
