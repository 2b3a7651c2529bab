/** Milliseconds between two looks at the clock. */
const tickMs = 5_000;
/** A hidden page has its timers run once a minute: a longer gap means that the device or the page slept. */
const sleepMs = 120_000;

/**
 * Calls `onWake` after the device slept or the page was frozen. There is no event for it: timers stop, and the clock
 * goes on.
 *
 * @param onWake called with the milliseconds of the gap
 */
export function watchSleep(nowMs: () => number, onWake: (sleptMs: number) => void): () => void {
  let lastMs = nowMs();
  const timer = setInterval(() => {
    const gapMs = nowMs() - lastMs;
    lastMs += gapMs;
    if (gapMs >= sleepMs) onWake(gapMs);
  }, tickMs);
  return () => clearInterval(timer);
}

/** @param sleptMs at least two minutes */
export function sleepCopy(sleptMs: number): string {
  const minutes = Math.round(sleptMs / 60_000);
  const duration = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `La tableta estuvo dormida ${duration}: revisa los pedidos que llegaron.`;
}
