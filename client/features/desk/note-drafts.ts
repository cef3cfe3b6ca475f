// Notes that are being written, by lead. They outlast the end of a session and a reload, not the tab.
import { dropStored, readStored, writeStored } from '#client/state/browser-storage.ts';

export function readNoteDraft(leadId: string): string {
  return readDrafts()[leadId] ?? '';
}

export function keepNoteDraft(leadId: string, text: string): void {
  const { [leadId]: _, ...others } = readDrafts();
  writeStored('sessionStorage', 'deskDrafts', text ? { ...others, [leadId]: text } : others);
}

export function dropNoteDrafts(): void {
  dropStored('sessionStorage', 'deskDrafts');
}

function readDrafts(): Record<string, string> {
  const stored = readStored('sessionStorage', 'deskDrafts');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry) => typeof entry[1] === 'string'));
}
