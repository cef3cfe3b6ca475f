import { useCallback, useEffect, useRef, useState } from 'react';
import { dropStored } from '#client/state/browser-storage.ts';
import { forgetActivity, isIdleTooLong, noteActivity } from './activity.ts';
import { deskDatabase } from './database.ts';
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
    await deskDatabase().auth.signOut({ scope: 'local' });
    // Where the service could not be told, the library would keep the session.
    dropStored('localStorage', 'deskSession');
    forgetActivity();
    isEnding.current = false;
  }, []);

  useEffect(() => {
    const { data } = deskDatabase().auth.onAuthStateChange((event, found) => {
      // A tab that comes into view again says that somebody is signed in, also while the session is being ended.
      if (found && isEnding.current) return;
      if (found && event === 'INITIAL_SESSION' && isIdleTooLong()) {
        end('idle');
        return;
      }
      setSession((current) => {
        if (found) return { status: 'signedIn', userId: found.user.id };
        // Why this tab ended it is known already; another tab's end needs no reason.
        return current.status === 'signedOut' ? current : { status: 'signedOut', reason: null };
      });
    });
    return () => data.subscription.unsubscribe();
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
    const stop = new AbortController();
    for (const event of activityEvents)
      addEventListener(event, note, { capture: true, passive: true, signal: stop.signal });
    document.addEventListener('visibilitychange', check, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isSignedIn, end]);

  const signOut = useCallback(() => {
    dropNoteDrafts();
    return end(null);
  }, [end]);
  return { session, end, signOut };
}
