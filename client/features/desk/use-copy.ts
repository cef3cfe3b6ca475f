import { useDesk } from './desk-context.ts';

/** Copies a text, and says so or that the browser did not let it. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const { content, say } = useDesk();
  return (text, copied) =>
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      () => say(content.lead.copyFailure, 'error'),
    );
}
