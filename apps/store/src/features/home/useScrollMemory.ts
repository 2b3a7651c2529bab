import { useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/**
 * Restores a screen's scroll position (decision S7); the first visit starts at the top. After a page load or a step back,
 * the browser restores it instead: the customer may have scrolled before the app started.
 */
export function useScrollMemory(screen: string) {
  const [isBrowsers] = useState(useNavigationType() === 'POP');

  useLayoutEffect(() => {
    const top = positions.get(screen);
    if (top === undefined && isBrowsers) return;
    window.scrollTo({ top: top ?? 0, behavior: 'instant' });
  }, [screen, isBrowsers]);

  // A layout effect: it must stop listening before the next screen scrolls.
  useLayoutEffect(() => {
    const remember = () => positions.set(screen, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [screen]);
}
