import { useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/**
 * Opens a screen where it was left (decision S7); the first time at its top. Where a page was loaded, or is gone back to,
 * the browser knows better: the customer may have scrolled before the app was there.
 */
export function useScrollMemory(screen: string) {
  const [isBrowsers] = useState(useNavigationType() === 'POP');

  useLayoutEffect(() => {
    const top = positions.get(screen);
    if (top === undefined && isBrowsers) return;
    window.scrollTo({ top: top ?? 0, behavior: 'instant' });
  }, [screen, isBrowsers]);

  // Not a passive effect: it must stop listening before the next screen scrolls.
  useLayoutEffect(() => {
    const remember = () => positions.set(screen, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [screen]);
}
