type FooterMarkProps = { text: string };

/**
 * The brand, fixed to the lower left corner of the window: along the margin, like the title of a drawing. Narrow windows have no margin for
 * it. Dark ground, on which it could not be read, covers it.
 */
export function FooterMark({ text }: FooterMarkProps) {
  return (
    <p
      data-screen-only=""
      className="fixed bottom-3 left-0 -z-1 rotate-180 text-sm leading-(--gutter) font-semibold text-mute [writing-mode:vertical-rl] max-lg:hidden"
    >
      {text}
    </p>
  );
}
