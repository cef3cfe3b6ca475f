import type { ReactNode } from 'react';

type PageIntroProps = {
  /** `name` is shown above the heading when the heading is a claim. */
  content: { name?: string; heading: string; introduction: ReactNode };
  /** Shown below the introduction, with a margin of its own. */
  children?: ReactNode;
  /** Beside the text on wide screens. */
  drawing?: ReactNode;
};

/** The top of a page: its h1 and its introduction on the hairline grid. */
export function PageIntro({ content: { name, heading, introduction }, children, drawing }: PageIntroProps) {
  return (
    // No border when only the footer follows, because the footer has one.
    <div className="border-line not-only:border-b">
      <div
        className={`frame grid-lines grid grid-cols-1 items-start gap-10 py-6 md:py-14 ${drawing ? 'lg:grid-cols-2' : 'lg:grid-cols-4'}`}
      >
        <IntroText className={drawing ? '' : 'lg:col-span-3'}>
          {name ? <p className="mb-4 text-ui font-semibold text-accent">{name}</p> : null}
          {/* Half the width is for the drawing. */}
          <h1 className={`text-display ${drawing ? 'lg:[--fit:0.86]' : ''}`}>{heading}</h1>
          <p className="mt-6 max-w-2xl text-lead text-balance text-mute md:mt-8">{introduction}</p>
          {children}
        </IntroText>
        {/* Not wrapped, so that a hidden drawing leaves no empty row. */}
        {drawing}
      </div>
    </div>
  );
}

/** In a grid with `py-6 md:py-14`: its background hides the grid's lines behind the text, and above and below it. */
export function IntroText({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`-my-6 self-stretch bg-paper py-10 md:-my-14 md:py-20 ${className}`}>{children}</div>;
}
