import { useCallback, useEffect, useRef, useState } from 'react';
import { dropStored } from '#client/state/browser-storage.ts';
import { isIdleTooLong, noteActivity } from './activity.ts';
import { deskDatabase } from './database.ts';

/** Why somebody who was signed in is asked to sign in again. */
export type EndReason = 'idle' | 'ended';

/** In ms. */
const checkInterval = 5000;
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'input'];

/** The session of this browser, which all its tabs share. It ends after half an hour in which nobody did anything in any of them. */
export function useSession() {
  /** Null when nobody is signed in, undefined until that is known. */
  const [userId, setUserId] = useState<string | null>();
  const [reason, setReason] = useState<EndReason | null>(null);
  const isEnding = useRef(false);
  const end = useCallback(async (why: EndReason | null) => {
    if (isEnding.current) return;
    isEnding.current = true;
    setUserId(null);
    setReason(why);
    await deskDatabase().auth.signOut({ scope: 'local' });
    // Where the service could not be told, the library would keep the session.
    dropStored('localStorage', 'deskSession');
    dropStored('localStorage', 'deskActivity');
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
      setUserId(found?.user.id ?? null);
      // Why this tab ended it is known already; another tab's end needs no reason.
      if (found) setReason(null);
    });
    return () => data.subscription.unsubscribe();
  }, [end]);

  useEffect(() => {
    if (!userId) return;
    noteActivity();
    const check = () => isIdleTooLong() && end('idle');
    const note = () => {
      // Whoever comes back after half an hour is not let in by the first touch.
      if (!check()) noteActivity();
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
  }, [userId, end]);

  const signOut = () => {
    dropStored('sessionStorage', 'deskDrafts');
    end(null);
  };
  return { userId, reason, end, signOut };
}
