import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the boot script: returns the elements that were tapped before hydration, and stops capturing taps. */
    takeEarlyTaps?: () => readonly HTMLElement[];
  }
}

/** Replays the taps from before hydration. Rendered last, so that every other component has hydrated. */
export function EarlyTaps() {
  useEffect(() => {
    for (const tapped of window.takeEarlyTaps?.() ?? []) tapped.click();
    delete window.takeEarlyTaps;
  }, []);
  return null;
}
