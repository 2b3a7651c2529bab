import { useLayoutEffect } from 'react';

const positions = new Map<string, number>();

/** Opens a screen where it was left (decision S7); the first time at its top. */
export function useScrollMemory(screen: string) {
  useLayoutEffect(() => {
    window.scrollTo({ top: positions.get(screen) ?? 0, behavior: 'instant' });
  }, [screen]);

  // Not a passive effect: it must stop listening before the next screen scrolls.
  useLayoutEffect(() => {
    const remember = () => positions.set(screen, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [screen]);
}
