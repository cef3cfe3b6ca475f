import type { MarkedText as Text } from '#shared/content/types.ts';

/** A text that someone has marked while reading. */
export function MarkedText({ text }: { text: Text }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <strong key={part.mark} className="font-semibold underline underline-offset-4">
        {part.mark}
      </strong>
    ),
  );
}
