import { useEffect, useState, useSyncExternalStore } from 'react';

/** The same timeout as a call of the backend. */
const patienceMs = 15_000;

/** Names the script element. The library loads a script again only for another name. */
let attempt = 0;

export type MapsScript = {
  readonly status: 'loading' | 'failed' | 'ready';
  /**
   * Loads a lost script again; false when only a reload helps: a refused key, or a script that may still arrive. Google
   * Maps must not run twice in a page.
   */
  readonly retry: () => boolean;
};

/** The library's `useLoadScript`, with the options of the app. `id` names the script element. */
export type UseLoadScript = (id: string) => {
  readonly isLoaded: boolean;
  readonly loadError?: Error | undefined;
};

/**
 * Loads Google Maps once. A key that is refused after the load is a failure too, and so is a timeout; a script that
 * arrives after its timeout still gives a map.
 */
export function useMapsScript(useLoadScript: UseLoadScript): MapsScript {
  const [id, setId] = useState(() => `maps-${attempt}`);
  const { isLoaded, loadError } = useLoadScript(id);
  // The library keeps the error of an earlier attempt.
  const [retried, setRetried] = useState<unknown>();
  const isRefused = useSyncExternalStore(mapsRefusal.subscribe, mapsRefusal.current);
  const [isLate, setLate] = useState(false);
  const isLost = !isLoaded && loadError !== undefined && loadError !== retried;

  useEffect(() => {
    if (isLoaded || isLost) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLoaded, isLost]);

  const retry = () => {
    if (!isLost || isRefused) return false;
    attempt += 1;
    setId(`maps-${attempt}`);
    setRetried(loadError);
    setLate(false);
    return true;
  };
  const hasFailed = isLost || isRefused || (isLate && !isLoaded);
  return { status: hasFailed ? 'failed' : isLoaded ? 'ready' : 'loading', retry };
}

declare global {
  interface Window {
    /** Google calls it when it refuses the key, which happens long after the script has loaded. */
    gm_authFailure?: () => void;
  }
}

let isRefused = false;
const listeners = new Set<() => void>();

/**
 * Whether Google has refused the key. It says so once per document, possibly after the screen was left, so the answer
 * is kept: a second map would be Google's error box.
 */
const mapsRefusal = {
  current: () => isRefused,
  subscribe(onChange: () => void): () => void {
    window.gm_authFailure = () => {
      isRefused = true;
      for (const listener of listeners) listener();
    };
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
