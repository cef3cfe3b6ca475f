import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { site } from '#shared/site.ts';

/**
 * Names what is in view in the title of the tab, again after every navigation, which gives it the title of the page. Null leaves that
 * to another part.
 */
export function useTitle(title: string | null): void {
  const location = useLocation();
  // Another address asks for the title again.
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${site.name}`;
  }, [title, location]);
}
