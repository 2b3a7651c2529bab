import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the screen may go off by itself while the orders are shown; null until the browser has said so. */
const useScreenState = create<{ readonly mayGoOff: boolean | null }>()(() => ({ mayGoOff: null }));

/** Milliseconds. A browser that does not answer, as in a hidden page, does not hold up the orders. */
const timeoutMs = 1_000;

export const useMayGoOff = (): boolean => useScreenState((screen) => screen.mayGoOff) ?? false;

/** Keeps the tablet's screen on while the orders are shown. */
export function useScreenAwake(): void {
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
}

type Lock = {
  readonly release: () => Promise<void>;
  /** The browser released the lock by itself: a hidden page, a low battery. */
  readonly addEventListener: (type: 'release', listener: () => void) => void;
};

type Waker = { readonly request: (type: 'screen') => Promise<Lock> };

type Visible = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Milliseconds between two requests after a refusal: the battery may be charged by then. */
const retryMs = 30_000;

/**
 * Keeps the screen awake until the returned function is called. The browser releases the lock when the page is hidden and
 * may refuse it on a low battery. It is requested again each time the page becomes visible, and at an interval.
 *
 * @param waker undefined when the browser has no wake lock
 * @param onChange called with whether the screen stays on, while the page is visible
 */
export function keepAwake(
  waker: Waker | undefined,
  page: Visible,
  onChange: (isAwake: boolean) => void,
): () => void {
  if (!waker) {
    onChange(false);
    return () => {};
  }
  let isWanted = true;
  let lock: Lock | null = null;
  let isAsking = false;

  const hold = (given: Lock) => {
    if (!isWanted) return void given.release();
    lock = given;
    onChange(true);
    given.addEventListener('release', () => {
      lock = null;
      if (isWanted && page.visibilityState === 'visible') onChange(false);
    });
  };

  const ask = async () => {
    if (page.visibilityState !== 'visible' || lock !== null || isAsking) return;
    isAsking = true;
    try {
      hold(await waker.request('screen'));
    } catch {
      if (isWanted) onChange(false);
    } finally {
      isAsking = false;
    }
  };

  void ask();
  const timer = setInterval(ask, retryMs);
  page.addEventListener('visibilitychange', ask);
  return () => {
    isWanted = false;
    clearInterval(timer);
    page.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
