/** @typedef {Record<'fcp' | 'lcp' | 'blocking' | 'cls' | 'hydrated', number>} Recorded `hydrated`: 0 until it is so */

/**
 * Records the metrics of a visit from the first moment of the page. Serialized and run in the browser: it uses
 * nothing from outside itself.
 */
export function recordInPage() {
  /** @type {Recorded} */
  const recorded = { fcp: 0, lcp: 0, blocking: 0, cls: 0, hydrated: 0 };
  Object.assign(globalThis, { recorded });
  /** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Entry */
  /** @type {(type: string, take: (entry: Entry) => void) => void} */
  const observe = (type, take) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(/** @type {Entry} */ (entry));
    });
    observer.observe({ type, buffered: true });
  };

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    recorded.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    recorded.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) recorded.cls += value;
  });

  // React marks the elements that it has hydrated.
  const look = () => {
    const last = [...document.querySelectorAll('main a, main button')].at(-1);
    if (last && Object.keys(last).some((key) => key.startsWith('__reactProps'))) {
      recorded.hydrated = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @returns {Recorded} */
export const recordedInPage = () => Reflect.get(globalThis, 'recorded');
