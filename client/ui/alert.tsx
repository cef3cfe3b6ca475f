import type { ReactNode, Ref } from 'react';

type AlertProps = {
  title: string;
  children: ReactNode;
  /** Takes focus when the page is loaded, also without scripts. */
  autoFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** An error message that screen readers announce at once. It can take focus, so that Tab leads on to the fields below. */
export function Alert({ title, children, autoFocus, ref }: AlertProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader of a refused form needs the reason first
      autoFocus={autoFocus}
      className="rounded border border-error border-l-4 bg-card p-4"
    >
      <p className="font-semibold text-error">{title}</p>
      {children}
    </div>
  );
}
