import { useEffect } from 'react';
import { readStored } from '#client/state/browser-storage.ts';

/** Sends the kept records of chat interactions to the Worker: when the page is loaded, and when the browser is online again. */
export function useFailedLogsHandover(): void {
  useEffect(() => {
    handOver();
    addEventListener('online', handOver);
    return () => removeEventListener('online', handOver);
  }, []);
}

async function handOver(): Promise<void> {
  const stored = readStored('localStorage', 'failedChatLogs');
  if (!Array.isArray(stored) || stored.length === 0) return;
  try {
    const failedLogs = await import('./failed-logs.ts');
    await failedLogs.handOverFailedLogs();
  } catch {
    // The records stay in storage, for the next time.
  }
}
