declare module 'virtual:client-assets' {
  export const clientAssets: import('./client-assets.ts').ClientAssets;
}
