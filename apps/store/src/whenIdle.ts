/**
 * Does what nobody waits for once the page has nothing else to do.
 *
 * @param patienceMs after which it is done anyway
 */
export function whenIdle(work: () => void, patienceMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: patienceMs });
  // Safari has no idle callbacks.
  else setTimeout(work, patienceMs / 5);
}
