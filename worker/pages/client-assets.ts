import type { Language } from '#shared/languages.ts';

/** The chunk of the texts that the pages of a language share, with those around all pages. */
export function sharedTextsOf(language: Language): string {
  return `texts-${language}`;
}

/** A file of the client build, as the HTML names it. */
export type ClientAsset = {
  href: string;
  /** Subresource integrity; absent in development, where files change under the page. */
  integrity?: string;
};

/** What a page carries in itself, and the source of a content security policy that allows it. */
export type Inlined = { text: string; hash: string };

/** What `virtual:client-assets` exports (made by `dev/build/client-assets.ts`). */
export type ClientAssets = {
  /** Names this build in etags and `/api/health`; `dev` where nothing is built. */
  build: string;
  entry: ClientAsset;
  /** The stylesheet; null in development, where Vite serves it in parts. */
  style: Inlined | null;
  /** The addresses of these parts; none of a build. */
  linkedStyles: string[];
  headScript: Inlined;
  /** The hashes of what React inlines where a page awaits something. */
  reactScripts: string[];
  /** The address of the site's font; null in development. */
  font: string | null;
  files: readonly ClientAsset[];
  /** Source module of a lazy chunk that pages name, or the name of one of shared texts -> its file and those that it imports, as places in `files`. */
  modules: Readonly<Record<string, readonly number[]>>;
};
