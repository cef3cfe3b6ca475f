import type { MarkedText as Text } from '#shared/content/types.ts';

/** What someone wrote, with marks in it. */
export function MarkedText({ text }: { text: Text }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <strong key={part.mark} className="bg-line font-semibold">
        {part.mark}
      </strong>
    ),
  );
}
