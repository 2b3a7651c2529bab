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
