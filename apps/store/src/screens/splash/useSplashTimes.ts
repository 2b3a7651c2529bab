import { useEffect, useState } from 'react';

/** Spec §9, milliseconds. */
const fadeAtMs = 1800;
const goneAtMs = 2000;

/** Answers whether the splash fades; calls `onGone` when its time is over or a key was pressed. */
export function useSplashTimes(onGone: () => void): boolean {
  const [isFading, setFading] = useState(false);

  useEffect(() => {
    const fade = setTimeout(() => setFading(true), fadeAtMs);
    const gone = setTimeout(onGone, goneAtMs);
    window.addEventListener('keydown', onGone);
    return () => {
      clearTimeout(fade);
      clearTimeout(gone);
      window.removeEventListener('keydown', onGone);
    };
  }, [onGone]);

  return isFading;
}
