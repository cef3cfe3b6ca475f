/// <reference path="../../client/ui/command-attributes.d.ts" />
/// <reference path="../../client/virtual.d.ts" />

declare module 'virtual:client-assets' {
  export const clientAssets: import('./client-assets.ts').ClientAssets;
}
