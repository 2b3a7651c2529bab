/**
 * The busiest hour of an evening, simulated: orders come as strangers do, one database takes them one after the other.
 * Pure: the same seed gives the same evening.
 */

/** What a shop's evening is taken to be. Assumptions, not measurements. */
export const assumed = {
  ordersAnEvening: 120,
  /** Part of them in the busiest hour of a Friday. */
  inBusiestHour: 0.4,
  /** Who looks at the menu for each who orders. */
  visitsPerOrder: 10,
  /** Tablets in the kitchen, each with a stream of orders. */
  staffStreams: 3,
  /** From «Finalizar» to the door: the customer's page asks for the state of the order meanwhile. */
  minutesUnderWay: 45,
  secondsBetweenAsking: 15,
};

/**
 * What a number of such shops brings in the busiest hour.
 *
 * @param {number} shops
 */
export function busiestHour(shops) {
  const orders = shops * assumed.ordersAnEvening * assumed.inBusiestHour;
  const underWay = (orders / 60) * assumed.minutesUnderWay;
  return {
    ordersPerSecond: orders / 3600,
    visitsPerSecond: (orders * assumed.visitsPerOrder) / 3600,
    asksPerSecond: underWay / assumed.secondsBetweenAsking,
    streams: shops * assumed.staffStreams,
  };
}

/**
 * How long an order waits for its answer in that hour, at the 99th percentile.
 *
 * @param {number} ordersPerSecond that come, on the mean
 * @param {number} capacityPerSecond that are taken when they never stop coming
 * @param {number} seed
 * @returns {number} milliseconds; Infinity where more come than are ever taken
 */
export function waitMs(ordersPerSecond, capacityPerSecond, seed = 1) {
  if (ordersPerSecond >= capacityPerSecond) return Number.POSITIVE_INFINITY;
  const random = randomFrom(seed);
  const between = () => -Math.log(1 - random());
  let [now, freeAt] = [0, 0];
  const waits = Array.from({ length: 20_000 }, () => {
    now += between() / ordersPerSecond;
    freeAt = Math.max(now, freeAt) + between() / capacityPerSecond;
    return freeAt - now;
  });
  const sorted = waits.sort((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 1000;
}

/**
 * Mulberry32: numbers from 0 to 1 that look random.
 *
 * @param {number} seed
 */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
