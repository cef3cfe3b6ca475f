import { LogoMark } from '#client/layout/logo.tsx';

type FooterMarkProps = { text: string };

/** The brand, fixed to the foot of the window like the title block of a drawing. */
export function FooterMark({ text }: FooterMarkProps) {
  return (
    <p
      data-screen-only=""
      className="fixed bottom-0 left-0 z-10 flex items-center gap-1.5 border-t border-r border-line bg-paper px-2.5 py-2 text-sm sm:py-1 font-semibold"
    >
      <LogoMark className="h-2.5 w-3" />
      <span className="max-sm:sr-only">{text}</span>
    </p>
  );
}
