import { useLoadScript } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { mapsLoaderOptions, onMapsRefused } from '../../../services/maps.ts';

/** Loads Google Maps once. A key that is refused after the load is a failure too. */
export function useMapsScript(): 'loading' | 'failed' | 'ready' {
  const { isLoaded, loadError } = useLoadScript(mapsLoaderOptions);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => onMapsRefused(() => setRefused(true)), []);

  if (loadError || isRefused) return 'failed';
  return isLoaded ? 'ready' : 'loading';
}
