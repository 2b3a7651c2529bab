import { useLoadScript } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { loaderOptions, onMapsRefused } from '../../services/maps.ts';

const options = loaderOptions();

/** Milliseconds: the same timeout as a call of the backend. */
const patience = 15_000;

/**
 * Loads Google Maps once. A key that is refused after the load is a failure too, and so is a timeout; a script that
 * arrives after its timeout still gives a map.
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
