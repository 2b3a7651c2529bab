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

/** Calls back when Google refuses the key. Returns the function that unsubscribes. */
export function onMapsRefused(tell: () => void): () => void {
  window.gm_authFailure = tell;
  return () => {
    if (window.gm_authFailure === tell) delete window.gm_authFailure;
  };
}
