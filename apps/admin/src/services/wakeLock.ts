export type Waker = {
  readonly request: (type: 'screen') => Promise<{ readonly release: () => Promise<void> }>;
};

type Visible = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the screen awake until the returned function is called. The browser releases the lock when the page is hidden and
 * may refuse it on a low battery. It is requested again each time the page becomes visible.
 *
 * @param waker undefined when the browser has no wake lock
 */
export function keepAwake(waker: Waker | undefined, page: Visible): () => void {
  if (!waker) return () => {};
  let isWanted = true;
  let release = () => {};

  const ask = async () => {
    if (page.visibilityState !== 'visible') return;
    try {
      const lock = await waker.request('screen');
      if (isWanted) release = () => void lock.release();
      else void lock.release();
    } catch {
      // Refused: the screen sleeps as usual.
    }
  };

  void ask();
  page.addEventListener('visibilitychange', ask);
  return () => {
    isWanted = false;
    page.removeEventListener('visibilitychange', ask);
    release();
  };
}
