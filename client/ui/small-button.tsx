import type { ComponentProps } from 'react';

type SmallButtonProps = ComponentProps<'button'> & {
  /** The key that does the same, shown beside the words. */
  shortcut?: string;
};

/** A button for places with many of them. */
export function SmallButton({ shortcut, className = '', children, ...props }: SmallButtonProps) {
  return (
    <button type="button" aria-keyshortcuts={shortcut} className={`${smallButtonClass} ${className}`} {...props}>
      {children}
      {shortcut ? <Key>{shortcut}</Key> : null}
    </button>
  );
}

export const smallButtonClass =
  'inline-flex min-h-9 max-md:min-h-11 shrink-0 items-center justify-center gap-2 rounded border border-field px-3 py-1 text-ui font-medium hover:border-ink active:bg-card disabled:border-line disabled:text-mute aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper';

export function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="font-sans text-sm opacity-70 max-md:hidden">
      {children}
    </span>
  );
}
