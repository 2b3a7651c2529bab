/**
 * Milliseconds until the next attempt: the first pause, doubled after each failure, up to the longest.
 *
 * @param failures 0 before the first retry
 */
export const backoffMs = (failures: number, firstMs: number, maxMs: number): number =>
  Math.min(maxMs, firstMs * 2 ** Math.max(0, failures));
