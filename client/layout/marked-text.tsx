import type { MarkedText as Text } from '#shared/content/types.ts';

type MarkedTextProps = { text: Text; className: string };

/** What someone wrote, with marks in it. */
export function MarkedText({ text, className }: MarkedTextProps) {
  return (
    <p className={`text-lead ${className}`}>
      {text.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <strong key={part.mark} className="font-semibold underline underline-offset-4">
            {part.mark}
          </strong>
        ),
      )}
    </p>
  );
}
