/**
 * The busiest hour of an evening, simulated: orders arrive independently, and one database processes them one by one.
 * Pure: the same seed gives the same result.
 */

/** The assumed load of a shop's evening. Assumptions, not measurements. */
export const assumed = {
  ordersAnEvening: 120,
  /** The share of them in the busiest hour of a Friday. */
  inBusiestHour: 0.4,
  /** Visits of the menu for each order. */
  visitsPerOrder: 10,
  /** Tablets in the kitchen, each with one stream of orders. */
  staffStreams: 3,
  /** The time from «Finalizar» to delivery, in which the customer's page follows the order. */
  minutesUnderWay: 45,
  /** Steps of an order. At each the page of a customer with a stream asks once. */
  eventsOfAnOrder: 4,
  /** Of a page without a stream. */
  secondsBetweenAsking: 10,
};

/**
 * The load of that many shops in the busiest hour.
 *
 * @param {number} shops
 */
export function busiestHour(shops) {
  const orders = shops * assumed.ordersAnEvening * assumed.inBusiestHour;
  const underWay = (orders / 60) * assumed.minutesUnderWay;
  return {
    ordersPerSecond: orders / 3600,
    visitsPerSecond: (orders * assumed.visitsPerOrder) / 3600,
    /** Customers who wait at the same moment. */
    underWay,
    asksPerSecond: (orders / 3600) * assumed.eventsOfAnOrder,
    /** If nobody had a stream. */
    pollsPerSecond: underWay / assumed.secondsBetweenAsking,
    streams: shops * assumed.staffStreams + underWay,
  };
}

/**
 * The waiting time of an order in that hour, at the 99th percentile.
 *
 * @param {number} ordersPerSecond mean arrival rate
 * @param {number} capacityPerSecond the highest rate that the database processes
 * @param {number} seed
 * @returns {number} milliseconds; Infinity when more arrive than are processed
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
 * Mulberry32: pseudo-random numbers from 0 to 1.
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
