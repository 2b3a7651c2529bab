import { useLoadScript } from '@react-google-maps/api';
import { useSyncExternalStore } from 'react';
import { mapsLoaderOptions, mapsRefusal } from '../../../services/maps.ts';

/** Loads Google Maps once. A key that is refused after the load is a failure too. */
export function useMapsScript(): 'loading' | 'failed' | 'ready' {
  const { isLoaded, loadError } = useLoadScript(mapsLoaderOptions);
  const isRefused = useSyncExternalStore(mapsRefusal.subscribe, mapsRefusal.current);

  if (loadError || isRefused) return 'failed';
  return isLoaded ? 'ready' : 'loading';
}
