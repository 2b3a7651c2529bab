/** Milliseconds after a failure. After the last attempt only the `online` event retries. */
const pausesMs = [2000, 8000, 30_000];

/**
 * Fetches lost fonts again. A browser fetches a font once per `@font-face` rule and keeps the fallback after a failure;
 * an inserted copy of the rule is a new font. What does that is a chunk: most visits lose none.
 */
export function reloadLostFonts(): void {
  const pauses = [...pausesMs];
  const retryLater = () => {
    const pauseMs = pauses.shift();
    if (pauseMs !== undefined) setTimeout(retry, pauseMs);
  };
  const retry = () => {
    if (isAnyLost())
      import('./replaceLostFonts.ts').then((part) => part.replaceLostFonts()).catch(retryLater);
  };
  document.fonts.addEventListener('loadingerror', retryLater);
  addEventListener('online', retry);
  if (isAnyLost()) retryLater();
}

const isAnyLost = () => [...document.fonts].some(({ status }) => status === 'error');
