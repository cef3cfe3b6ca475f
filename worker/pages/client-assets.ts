/** A file of the client build, as the HTML names it. */
export type ClientAsset = {
  href: string;
  /** Subresource integrity; absent in development, where files change under the page. */
  integrity?: string;
};

/** What `virtual:client-assets` exports (made by `dev/client-assets.ts`). */
export type ClientAssets = {
  /** Names this build in etags and `/api/health`; `dev` where nothing is built. */
  build: string;
  entry: ClientAsset;
  /** The stylesheet's text, inlined so that first paint waits for nothing; only its address in development. */
  style: { text: string; hash: string } | { href: string };
  headScript: { text: string; hash: string };
  /** Source module of a lazy chunk -> its file and those that it imports. */
  modules: Readonly<Record<string, ClientAsset[]>>;
};
