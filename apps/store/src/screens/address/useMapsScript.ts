import { useLoadScript } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { loaderOptions, onMapsRefused } from '../../services/maps.ts';

const options = loaderOptions();

/** Milliseconds: as long as a call of the backend may take. */
const patience = 15_000;

/**
 * Loads Google Maps once. A key that is refused after the load counts as a failure too, and so does a script that
 * takes too long: should it come after all, there is a map.
 */
export function useMapsScript(): 'loading' | 'failed' | 'ready' {
  const { isLoaded, loadError } = useLoadScript(options);
  const [isRefused, setRefused] = useState(false);
  const [isLate, setLate] = useState(false);

  useEffect(() => onMapsRefused(() => setRefused(true)), []);

  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  if (loadError || isRefused) return 'failed';
  if (isLoaded) return 'ready';
  return isLate ? 'failed' : 'loading';
}
