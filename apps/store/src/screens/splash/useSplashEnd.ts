import { type RefObject, useEffect } from 'react';

/** Spec §9, milliseconds. */
const goneAtMs = 2000;

/** Calls `onGone` after 2 s, or at once when a key is pressed. */
export function useSplashEnd(splash: RefObject<HTMLElement | null>, onGone: () => void): void {
  useEffect(() => {
    const gone = setTimeout(onGone, goneAtMs - shownMs(splash.current));
    window.addEventListener('keydown', onGone);
    return () => {
      clearTimeout(gone);
      window.removeEventListener('keydown', onGone);
    };
  }, [splash, onGone]);
}

/** A rendered page shows its splash before hydration: its animation's time says for how long. */
function shownMs(splash: HTMLElement | null): number {
  if (document.documentElement.dataset.splash === 'seen') return goneAtMs;
  return Number(splash?.getAnimations()[0]?.currentTime ?? 0);
}
