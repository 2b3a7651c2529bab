/**
 * Runs the work in the task after the next frame: a slow phone shows the pressed control first, then does what takes
 * longer than a frame.
 */
export const afterPaint = (work: () => void) => void requestAnimationFrame(() => setTimeout(work));

/**
 * Runs work of low priority when the page is idle (`requestIdleCallback`).
 *
 * @param timeoutMs after which it runs in any case
 */
export function whenIdle(work: () => void, timeoutMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs });
  // Safari has no idle callbacks.
  else setTimeout(work, timeoutMs / 5);
}

/**
 * Runs work when somebody sees the page. Chrome opens some in advance, perhaps for nobody: such a page opens no stream and asks no
 * server.
 */
export function whenShown(work: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}

/** A finger gives `pointerover` before its click, a mouse when it moves. */
const signs = ['pointerover', 'keydown', 'scroll'];
const once = { once: true, passive: true, capture: true };

let touched = new Promise<void>(() => undefined);

/** Call it once, at the start of the app. */
export function followTouches(): void {
  touched = new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), once);
  });
}

/** Milliseconds after which a page without a touch counts as touched: a screen reader may give no sign. */
const untouchedMs = 5000;
const idleTimeoutMs = 1000;

/** Runs work when the page is idle after the customer's first touch, key or scroll in this document, which may be long ago. */
export function whenTouched(work: () => void): void {
  const timeout = new Promise((resolve) => setTimeout(resolve, untouchedMs));
  void Promise.race([touched, timeout]).then(() => whenIdle(work, idleTimeoutMs));
}
