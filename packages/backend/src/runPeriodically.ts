export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/**
 * Ignores failures: `/readyz` and the next request report a broken database, and the next run tries again. Does not
 * keep the process alive.
 *
 * @returns stops it
 */
export function runPeriodically(intervalMs: number, task: () => Promise<void>): () => void {
  const timer = setInterval(() => void task().catch(() => undefined), intervalMs).unref();
  return () => clearInterval(timer);
}
