import { useEffect } from 'react';
import { AddScreen, CartScreen } from '../../screens.ts';

/** Late enough to stay out of the way of the first pictures. */
const quietMs = 2000;

/** Fetches where most customers go from here. What fails is fetched again there. */
export function usePrefetchedScreens(hasCart: boolean) {
  useEffect(() => {
    const timer = setTimeout(() => {
      AddScreen.preload().catch(() => undefined);
      if (hasCart) CartScreen.preload().catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [hasCart]);
}
