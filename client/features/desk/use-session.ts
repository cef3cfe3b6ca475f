import { useCallback, useEffect, useRef, useState } from 'react';
import { dropStored } from '#client/state/browser-storage.ts';
import { forgetActivity, isIdleTooLong, noteActivity } from './activity.ts';
import { deskAuth } from './auth.ts';
import { dropNoteDrafts } from './note-drafts.ts';

/** Why somebody who was signed in is asked to sign in again. */
export type EndReason = 'idle' | 'ended';

export type Session =
  | { status: 'checking' }
  | { status: 'signedOut'; reason: EndReason | null }
  | { status: 'signedIn'; userId: string };

/** In ms. */
const checkInterval = 5000;
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'];

/** The session of this browser, which all its tabs share. It ends after half an hour in which nobody did anything in any of them. */
export function useSession() {
  const [session, setSession] = useState<Session>({ status: 'checking' });

  const isEnding = useRef(false);

  const end = useCallback(async (reason: EndReason | null) => {
    if (isEnding.current) return;
    isEnding.current = true;
    setSession({ status: 'signedOut', reason });
    await deskAuth().signOut({ scope: 'local' });
    // Where the service could not be told, the library would keep the session.
    dropStored('localStorage', 'deskSession');
    forgetActivity();
    isEnding.current = false;
  }, []);

  useEffect(() => {
    const auth = deskAuth();
    let subscription: { unsubscribe: () => void } | undefined;
    let isCurrent = true;
    auth.getSession().then(async ({ data }) => {
      if (data.session && isIdleTooLong()) await end('idle');
      if (!isCurrent) return;
      subscription = auth.onAuthStateChange((_, found) => {
        // A tab that comes into view again says that somebody is signed in, also while the session is being ended.
        if (found && isEnding.current) return;
        setSession((current) => {
          if (found)
            return current.status === 'signedIn' && current.userId === found.user.id
              ? current
              : { status: 'signedIn', userId: found.user.id };
          // Why this tab ended it is known already; another tab's end needs no reason.
          return current.status === 'signedOut' ? current : { status: 'signedOut', reason: null };
        });
      }).data.subscription;
    });
    return () => {
      isCurrent = false;
      subscription?.unsubscribe();
    };
  }, [end]);

  const isSignedIn = session.status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    noteActivity();
    const check = () => {
      if (isIdleTooLong()) end('idle');
    };
    const note = () => {
      // Whoever comes back after half an hour is not let in by the first touch.
      if (isIdleTooLong()) check();
      else noteActivity();
    };
    const timer = setInterval(check, checkInterval);
    for (const event of activityEvents) addEventListener(event, note, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      for (const event of activityEvents) removeEventListener(event, note, { capture: true });
      document.removeEventListener('visibilitychange', check);
    };
  }, [isSignedIn, end]);

  const signOut = useCallback(() => {
    dropNoteDrafts();
    return end(null);
  }, [end]);
  return { session, end, signOut };
}
