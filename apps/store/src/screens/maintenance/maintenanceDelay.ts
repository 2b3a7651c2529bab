const firstMs = 2000;
const longestMs = 30_000;

/** Milliseconds until the next request to a shop in maintenance: 2 s, doubling up to 30 s (decision S9). */
export const maintenanceDelay = (failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
