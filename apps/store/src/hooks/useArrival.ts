import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { paths } from '../paths.ts';

/**
 * What a page load does by itself and a client-side navigation does not: the screen starts at its top,
 * and a screen reader hears its heading. Home keeps its own place (decision S7), the way back the browser's.
 */
export function useArrival() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef(pathname);

  useLayoutEffect(() => {
    if (!isBack && pathname !== paths.home) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isBack]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusHeading();
  }, [pathname]);
}

function focusHeading() {
  const screen = document.querySelector('main');
  const heading = screen?.querySelector('h1') ?? screen;
  if (!heading || screen?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  // It takes the focus for readers only: a frame would promise that something can be done here.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
