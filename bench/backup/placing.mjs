import { placeOne } from '../server/fanOut.mjs';
import { median } from '../web/figures.mjs';

/** Orders a second: some hundred times the busiest hour of a shop. */
const perSecond = 10;

/** @typedef {{ orders: number, failed: number, medianMs: number, longestMs: number }} Waits */

/**
 * Places orders at a steady rate, also while earlier ones wait: the longest wait is then the pause that a customer feels.
 *
 * @param {string} url
 * @param {import('../server/load.mjs').Customer} customer
 * @returns {{ stop: () => Promise<Waits> }} `stop` waits for those under way
 */
export function keepPlacing(url, customer) {
  /** @type {number[]} */
  const took = [];
  let failed = 0;
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  const place = async () => {
    const start = performance.now();
    try {
      await placeOne(url, customer);
      took.push(performance.now() - start);
    } catch {
      failed += 1;
    }
  };
  const timer = setInterval(() => {
    const placing = place().finally(() => underWay.delete(placing));
    underWay.add(placing);
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return { orders: took.length, failed, medianMs: median(took), longestMs: Math.max(...took) };
    },
  };
}
