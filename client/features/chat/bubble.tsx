import type { ReactNode } from 'react';

const looks = {
  user: 'self-end border-ink bg-ink text-paper',
  assistant: 'self-start border-line bg-card',
  error: 'self-start border-error border-l-4 bg-card',
};

type BubbleProps = {
  look: keyof typeof looks;
  /** Who says it, for screen readers only. */
  speaker: string;
  /** Text and links, never markup from a reply. */
  children: ReactNode;
  /** Shown in the bubble below the message. */
  addition?: ReactNode;
};

export function Bubble({ look, speaker, children, addition }: BubbleProps) {
  return (
    <div
      data-look={look}
      className={`max-w-[92%] shrink-0 overflow-clip rounded border px-3 py-2 text-ui wrap-anywhere ${looks[look]}`}
    >
      <span className="sr-only">{speaker}: </span>
      {/* `dir` is set, so that direction marks in a reply cannot reorder the text around it. */}
      <p dir="auto" className={`whitespace-pre-wrap ${look === 'error' ? 'font-medium text-error' : ''}`}>
        {children}
      </p>
      {addition}
    </div>
  );
}
