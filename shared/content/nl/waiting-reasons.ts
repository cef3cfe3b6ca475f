import type { waitingReasons as english } from '../en/waiting-reasons.ts';

export const waitingReasons = {
  table: 'De database nam ze niet aan.',
  queue: 'De wachtrij was niet beschikbaar.',
  rule: 'Een regel van de database weigert ze voorgoed.',
} satisfies typeof english;
