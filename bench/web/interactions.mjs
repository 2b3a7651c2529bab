/** Run in the browser: they use nothing from outside themselves. */

export function recordInteractionsInPage() {
  /** @type {number[]} */
  const interactions = [];
  Object.assign(globalThis, { interactions });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId') > 0) interactions.push(entry.duration);
    }
  });
  // The least that Event Timing tells of; TypeScript does not know it yet.
  const shortest = { durationThreshold: 16 };
  observer.observe({ type: 'event', buffered: true, ...shortest });
}

/**
 * Once all that followed is on the screen, also the way home after «Producto Agregado».
 *
 * @returns {Promise<number>} ms; 16 for whatever was shorter
 */
export async function longestInteractionInPage() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return Math.max(16, ...Reflect.get(globalThis, 'interactions'));
}
