/** What the site promises never to do. */
export const violationKinds = {
  lost: 'acknowledged, and not stored',
  changed: 'stored otherwise than it was sent or acknowledged',
  doubled: 'stored or told more often than once',
  untold: 'stored, and the owner was not told',
  phantom: 'stored or told what nobody sent, or what was erased',
  limit: 'let through or refused against the limits',
  contract: 'an answer outside the contract',
} as const;

export type Violation = { kind: keyof typeof violationKinds; what: string };
