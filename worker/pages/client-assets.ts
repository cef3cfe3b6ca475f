/** A file of the client build, as the HTML names it. */
export type ClientAsset = {
  href: string;
  /** Subresource integrity; absent in development, where files change under the page. */
  integrity?: string;
};

/** The stylesheet in pieces, and for each page module a digit a piece: 1 where its first paint needs it. */
export type PageStyles = {
  rules: readonly string[];
  pages: Readonly<Record<string, { needed: string; hash: string }>>;
};

/** What `virtual:client-assets` exports (made by `dev/build/client-assets.ts`). */
export type ClientAssets = {
  /** Names this build in etags and `/api/health`; `dev` where nothing is built. */
  build: string;
  entry: ClientAsset;
  /** All that the page links: in development at once, of a build only when its scripts come. */
  stylesheets: ClientAsset[];
  /** Null in development, where nothing is inlined. */
  styles: PageStyles | null;
  headScript: { text: string; hash: string };
  files: readonly ClientAsset[];
  /** Source module of a lazy chunk -> its file and those that it imports, as places in `files`. */
  modules: Readonly<Record<string, readonly number[]>>;
};
