import { useEffect } from 'react';
import { create } from 'zustand';
import { keepAwake } from './wakeLock.ts';

/** Whether the screen may go off by itself while the orders are shown; null until the browser has said so. */
const useScreenState = create<{ readonly mayGoOff: boolean | null }>()(() => ({ mayGoOff: null }));

/** Milliseconds. A browser that does not answer, as in a hidden page, does not hold up the orders. */
const timeoutMs = 1_000;

/**
 * Keeps the tablet's screen on while the orders are shown. Returns whether the screen may still go off by itself, and null
 * until the browser has answered for the first time.
 */
export function useScreenAwake(): boolean | null {
  const mayGoOff = useScreenState((screen) => screen.mayGoOff);
  useEffect(() => {
    const publishState = (isAwake: boolean) => useScreenState.setState({ mayGoOff: !isAwake });
    const release = keepAwake(navigator.wakeLock, document, publishState);
    const timer = setTimeout(() => {
      if (useScreenState.getState().mayGoOff === null) publishState(true);
    }, timeoutMs);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, []);
  return mayGoOff;
}
