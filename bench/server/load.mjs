import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { canAsk, processorSeconds } from './processor.mjs';

/** @typedef {import('./processes.mjs').Shop} Shop */
/** @typedef {{ token: string, body: string }} Customer */

/** Concurrent orders, here and in the loop of bare SQL. */
export const ordersAtOnce = 8;

/**
 * Reads per second.
 *
 * @param {string} url
 * @param {number} seconds
 */
export async function readsPerSecond(url, seconds) {
  const result = await autocannon({ url, connections: 50, duration: seconds });
  return result['2xx'] / result.duration;
}

/**
 * Reads per second of the server's processor time. Unlike reads per second it does not fall when another process, or the
 * load generator itself, keeps the processor from the server. Where the system does not tell it: reads per second.
 *
 * @param {string} url
 * @param {number} pid
 * @param {number} seconds
 */
export async function readsPerProcessorSecond(url, pid, seconds) {
  if (!canAsk) return readsPerSecond(url, seconds);
  const before = processorSeconds(pid);
  const perSecond = await readsPerSecond(url, seconds);
  return (perSecond * seconds) / (processorSeconds(pid) - before);
}

/**
 * Acknowledged orders per second, each with its own idempotency key.
 *
 * @param {Shop} shop
 * @param {Customer} customer
 * @param {number} seconds
 * @param {number} [rate] the limit per second; without it, as many as possible
 */
export async function ordersPerSecond(shop, customer, seconds, rate) {
  const result = await placeOrders(shop, customer, { connections: ordersAtOnce, seconds, rate });
  return result['2xx'] / result.duration;
}

/** Orders a second of a shop's busiest hour, and more. */
const calmOrders = 5;

/**
 * What 99 of a hundred orders wait at most, in milliseconds.
 *
 * @param {Shop} shop
 * @param {Customer} customer
 * @param {number} seconds
 */
export async function orderMsAt99(shop, customer, seconds) {
  const { latency } = await placeOrders(shop, customer, { connections: 1, seconds, rate: calmOrders });
  return latency.p99;
}

/**
 * @param {Shop} shop
 * @param {Customer} customer
 * @param {{ connections: number, seconds: number, rate?: number | undefined }} load
 */
async function placeOrders({ url }, { token, body }, { connections, seconds, rate }) {
  const result = await autocannon({
    url: `${url}/api/orders`,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    requests: [
      {
        method: 'POST',
        body,
        setupRequest: (request) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'idempotency-key': randomUUID(),
          },
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`Of the orders ${result.non2xx} were refused and ${result.errors} failed.`);
  }
  return result;
}

/**
 * Home pages a second, compressed as browsers ask for them.
 *
 * @param {string} url
 * @param {number} seconds
 * @param {number} [rate] the limit per second; without it, as many as possible
 */
export async function homesPerSecond(url, seconds, rate) {
  const result = await autocannon({
    url,
    connections: 50,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(rate && { overallRate: rate }),
  });
  return result['2xx'] / result.duration;
}

/**
 * Reads per second while orders are placed.
 *
 * @param {Shop} shop
 * @param {Customer} customer
 * @param {number} seconds
 * @param {number} [rate] orders a second at most
 */
export async function readsWhileOrdering(shop, customer, seconds, rate) {
  const writing = ordersPerSecond(shop, customer, seconds, rate);
  const result = await readsPerSecond(`${shop.url}/api/promo`, seconds);
  await writing;
  return result;
}
