import { type ReactNode, use } from 'react';
import { clientAssets } from 'virtual:client-assets';
import { loadPage, loadShell } from '#client/load-page.ts';
import type { PageData } from '#client/state/page-data.ts';
import { headOf } from '#shared/head.ts';
import type { Language } from '#shared/languages.ts';
import { feedPath, type FoundPage } from '#shared/routes.ts';
import type { ClientAsset } from './client-assets.ts';

export type DocumentProps = {
  language: Language;
  /** Title, description and what else the head says of this page. */
  head: ReactNode;
  /** The page's own address with its source. A refused form is answered under the address of the API. */
  address: string;
  /** The same page in the other language; absent where a stored choice must not lead away. */
  twin?: string;
  /** Absent on a page that stays as it is, without scripts of React. */
  live?: { data: PageData; chunks: ClientAsset[] };
};

declare module '@hono/react-renderer' {
  // What each call of `c.render` says beside the page itself.
  interface Props extends DocumentProps {}
}

/** The document around every page. The class is the theme for those without scripts; the head script sets it for all others. */
export function Document({ language, head, address, twin, live, children }: DocumentProps & { children: ReactNode }) {
  const { entry, headScript, style, linkedStyles } = clientAssets;
  return (
    <html
      lang={language}
      className="dark"
      data-page={address}
      data-twin={twin}
      data-entry={live && entry.href}
      data-integrity={live && entry.integrity}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Runs before anything is painted. */}
        {/* oxlint-disable-next-line react/no-danger -- made by the build and allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: headScript.text }} />
        {/* oxlint-disable-next-line react/no-danger -- made by the build and allowed by its hash */}
        {style && <style dangerouslySetInnerHTML={{ __html: style.text }} />}
        {linkedStyles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {head}
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={feedPath('manifest', language)} />
      </head>
      <body>
        <div id="root">{children}</div>
        {live && (
          <>
            <JsonBlock id="page-data" value={live.data} />
            <JsonBlock id="page-chunks" value={live.chunks} />
          </>
        )}
      </body>
    </html>
  );
}

/** What the head says of a page of the site; in the browser `client/navigation/update-head.ts` keeps it true. */
export function PageHead({ found, siteUrl }: { found: FoundPage; siteUrl: string }) {
  const { content } = use(loadPage(found));
  const shell = use(loadShell(found.language));
  const { title, tags, structuredData } = headOf({ found, content, shell, siteUrl });
  return (
    <>
      <title>{title}</title>
      {tags.map(({ tag: Tag, attributes: { hreflang, ...attributes } }) => (
        <Tag key={JSON.stringify([hreflang, attributes])} {...attributes} hrefLang={hreflang} data-head="" />
      ))}
      {structuredData && <JsonBlock type="application/ld+json" value={structuredData} data-head="" />}
    </>
  );
}

type JsonBlockProps = { value: unknown; type?: string; id?: string; 'data-head'?: '' };

/** Data, not a script: nothing runs it. `<` is escaped so that no text can end the element. */
function JsonBlock({ value, type = 'application/json', ...attributes }: JsonBlockProps) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- data of our own, with every `<` escaped
  return <script type={type} {...attributes} dangerouslySetInnerHTML={{ __html: json }} />;
}
