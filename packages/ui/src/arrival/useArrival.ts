import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/**
 * Does after a client-side navigation what a browser does after a page load: the screen starts at its top, and a
 * screen reader starts at its heading.
 *
 * @param startsAtTop false where the scroll position is restored, for example after «back»
 */
export function useArrival(pathname: string, startsAtTop: boolean): void {
  const last = useRef(pathname);

  useLayoutEffect(() => {
    if (startsAtTop && last.current !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, startsAtTop]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusHeading();
  }, [pathname]);
}
