import type { ReactNode } from 'react';
import type { desk } from '#shared/content/en/desk.ts';

type DeskShellProps = { content: typeof desk; children: ReactNode };

/** What the server renders of the desk. It is shown until the browser knows whether somebody is signed in. */
export function DeskShell({ content, children }: DeskShellProps) {
  return (
    <div className="frame min-h-[70dvh] py-10 md:py-16">
      <h1 className="text-h2">{content.heading}</h1>
      <p className="mt-3 text-mute">{content.introduction}</p>
      <div className="mt-6">{children}</div>
    </div>
  );
}
