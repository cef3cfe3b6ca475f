/** The shapes of an icon without its `<svg>`, made by `dev/build/icon-outlines.ts`. */
declare module '*.svg?outline' {
  const outline: string;
  export default outline;
}
