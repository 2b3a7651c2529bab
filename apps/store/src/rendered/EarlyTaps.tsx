import { useEffect } from 'react';

declare global {
  interface Window {
    /** Of a rendered page: hands over what was tapped before anybody listened, and holds nothing back from then on. */
    takeEarlyTaps?: () => readonly HTMLElement[];
  }
}

/** Does what was tapped on a rendered page before it was alive. Stands last, so that everything before it is. */
export function EarlyTaps() {
  useEffect(() => {
    for (const tapped of window.takeEarlyTaps?.() ?? []) tapped.click();
    delete window.takeEarlyTaps;
  }, []);
  return null;
}
