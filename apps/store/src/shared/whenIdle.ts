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
