import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

const variants = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong active:border-ink',
  secondary: 'border-ink hover:bg-ink hover:text-paper active:border-mute active:bg-mute active:text-paper',
  quiet: 'border-transparent hover:border-line hover:bg-card active:border-ink',
};

export type ButtonVariant = keyof typeof variants;

/** The classes of what looks like a button. */
export function buttonLook(variant: ButtonVariant = 'primary', className = ''): string {
  return `${shape} ${variants[variant]} ${className}`;
}

// More space above, because the font's capitals stand above the middle of a line.
const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded border px-5 pt-2.5 pb-1.5 text-center text-ui font-semibold';
const unavailable =
  'disabled:border-line disabled:bg-transparent disabled:text-mute aria-disabled:cursor-default aria-busy:cursor-progress';

type ButtonLinkProps = ComponentProps<'a'> & { variant?: ButtonVariant };

/** A link that looks like a button, to something that is no page of this site. */
export function ButtonLink({ variant, className, ...props }: ButtonLinkProps) {
  return <a className={buttonLook(variant, className)} {...props} />;
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** The text shown while work is in progress. The button then keeps focus, but a click does nothing. */
  busy?: string | false;
};

export function Button({ variant, busy = false, className = '', children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonLook(variant, `${unavailable} ${className}`)}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
