import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import type { Language } from '#shared/languages.ts';

/** A page of this site. Phones show it as a phone does. */
export function SitePicture(props: { alt: string; language: Language }) {
  return (
    <>
      <ThemedPicture {...props} id="site" form="reduced" className="max-sm:hidden" />
      <ThemedPicture {...props} id="site" form="top" className="sm:hidden" />
    </>
  );
}
