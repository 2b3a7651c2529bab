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

/** Hourly, and soon after the start, for a server that restarts often. */
export function runHourly(task: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  const run = () => task().catch(onFailure);
  const first = setTimeout(run, minuteMs).unref();
  const stop = runPeriodically(hourMs, run);
  return () => {
    clearTimeout(first);
    stop();
  };
}
