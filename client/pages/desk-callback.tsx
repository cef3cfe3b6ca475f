import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import type { deskCallback } from '#shared/content/en/desk-callback.ts';
import { pathOf } from '#shared/routes.ts';

/** Where a provider's sign-in comes back to: exchanges the code in the address for a session. */
export function DeskCallbackPage({ content, language }: PageProps<typeof deskCallback>) {
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(pathOf('desk', language), { replace: true }));
  // Once: the code works no second time.
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('code') ?? '';
    import('#client/features/desk/database.ts')
      .then(({ exchangeCode }) => exchangeCode(code))
      .then(
        (isSignedIn) => (isSignedIn ? leave() : setFailed(true)),
        () => setFailed(true),
      );
  }, []);
  return (
    <div className="frame min-h-[70dvh] py-10 md:py-16">
      <h1 className="text-h2">{content.heading}</h1>
      <p className="mt-3 text-mute">{content.introduction}</p>
      <div className="mt-6">
        {hasFailed ? (
          <>
            <p role="alert">{content.failure}</p>
            <p className="mt-3">
              <PageLink to={pathOf('desk', language)} className="font-semibold underline underline-offset-4">
                {content.signIn}
              </PageLink>
            </p>
          </>
        ) : (
          <span className="noscript:hidden">
            <Spinner label={content.heading} className="size-8" />
          </span>
        )}
        <p className="hidden noscript:block">{content.noScript}</p>
      </div>
    </div>
  );
}
