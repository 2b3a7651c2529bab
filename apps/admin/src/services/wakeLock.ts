export type Waker = {
  readonly request: (type: 'screen') => Promise<{ readonly release: () => Promise<void> }>;
};

type Visible = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the screen awake until the answer is called. The browser takes the lock back whenever the page is hidden, and
 * may refuse it on a low battery: it is asked for again each time the page comes into view.
 *
 * @param waker undefined where the browser has none
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
      // Refused: the screen sleeps as it always does.
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
