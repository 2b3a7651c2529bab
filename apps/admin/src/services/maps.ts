import { config } from '../env.ts';

declare global {
  interface Window {
    /** Google calls it when it refuses the key, which happens long after the script has loaded. */
    gm_authFailure?: () => void;
  }
}

/** The options of the loader. One instance: it loads the script again when they change. */
export const mapsLoaderOptions = {
  // Absolute: the loader compares it with the address of its script element.
  apiUrl: new URL(config.maps.url, window.location.href).href.replace(/\/$/, ''),
  googleMapsApiKey: config.maps.key,
  language: 'es-419',
  region: 'MX',
  version: 'quarterly',
};

let isRefused = false;
const listeners = new Set<() => void>();

/**
 * Whether Google has refused the key. It says so once per document, possibly after the screen was left, so the answer
 * is kept: a second map would be Google's error box.
 */
export const mapsRefusal = {
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
