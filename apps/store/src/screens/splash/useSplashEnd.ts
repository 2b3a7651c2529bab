import { type RefObject, useEffect } from 'react';

/** Spec §9, milliseconds. */
const goneAtMs = 2000;

/** Calls `onGone` when the splash has been seen long enough, or was skipped by a key. */
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

/** A rendered page shows its splash before the app comes; its animation knows since when. */
function shownMs(splash: HTMLElement | null): number {
  if (document.documentElement.dataset.splash === 'seen') return goneAtMs;
  return Number(splash?.getAnimations()[0]?.currentTime ?? 0);
}
