import type { ChallengeId } from '#shared/content/types.ts';

/** Of a challenge's modal, which the button that opens it names. */
export function detailsId(id: ChallengeId): string {
  return `challenge-${id}`;
}
