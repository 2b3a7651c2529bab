import { useEffect } from 'react';
import { AddScreen, CartScreen } from '../screens.ts';

/** Late enough not to compete with the first pictures. */
const quietMs = 2000;

/** Prefetches the screens that most customers open next. A failed prefetch is repeated on navigation. */
export function usePrefetchedScreens(hasCart: boolean) {
  useEffect(() => {
    const timer = setTimeout(() => {
      AddScreen.preload().catch(() => undefined);
      if (hasCart) CartScreen.preload().catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [hasCart]);
}
