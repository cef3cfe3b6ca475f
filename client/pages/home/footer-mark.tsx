type FooterMarkProps = { text: string };

/** The brand, fixed to the lower left corner of the window: along the margin, like the title of a drawing. Narrow windows have no margin for it. */
export function FooterMark({ text }: FooterMarkProps) {
  return (
    <p
      data-screen-only=""
      className="fixed bottom-3 left-0 z-10 flex w-(--gutter) justify-center text-sm font-semibold text-mute max-lg:hidden"
    >
      <span className="rotate-180 [writing-mode:vertical-rl]">{text}</span>
    </p>
  );
}
