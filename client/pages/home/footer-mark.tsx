import { LogoMark } from '#client/layout/logo.tsx';

type FooterMarkProps = { text: string };

/**
 * The brand, fixed to the lower left corner of the window. It is only as wide as the margin, so it covers neither text nor the lines of
 * the grid.
 */
export function FooterMark({ text }: FooterMarkProps) {
  return (
    <p
      data-screen-only=""
      className="fixed bottom-0 left-0 z-10 flex w-(--gutter) items-center justify-center gap-1.5 border-t border-line bg-paper py-2 text-sm font-semibold min-[88rem]:w-auto min-[88rem]:border-r min-[88rem]:px-2.5 min-[88rem]:py-1"
    >
      <LogoMark className="h-2.5 w-3" />
      <span className="max-[88rem]:sr-only">{text}</span>
    </p>
  );
}
