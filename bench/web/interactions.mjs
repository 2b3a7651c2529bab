/** Serialized and run in the browser: the functions use nothing from outside themselves. */

export function recordInteractionsInPage() {
  /** @type {number[]} */
  const interactions = [];
  Object.assign(globalThis, { interactions });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId') > 0) interactions.push(entry.duration);
    }
  });
  // The lowest threshold of Event Timing. TypeScript does not know it yet.
  const shortest = { durationThreshold: 16 };
  observer.observe({ type: 'event', buffered: true, ...shortest });
}

/**
 * Waits until everything that followed is painted, including the return to home after «Producto Agregado».
 *
 * @returns {Promise<number>} ms; 16 for anything shorter
 */
export async function longestInteractionInPage() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return Math.max(16, ...Reflect.get(globalThis, 'interactions'));
}
