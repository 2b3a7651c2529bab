import { useLoadScript } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { loaderOptions, onMapsRefused } from '../../services/maps.ts';

const options = loaderOptions();

/** Loads Google Maps once. A key that is refused after the load counts as a failure too. */
export function useMapsScript(): 'loading' | 'failed' | 'ready' {
  const { isLoaded, loadError } = useLoadScript(options);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => onMapsRefused(() => setRefused(true)), []);

  if (loadError || isRefused) return 'failed';
  return isLoaded ? 'ready' : 'loading';
}
