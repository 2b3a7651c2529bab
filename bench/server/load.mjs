import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** @typedef {import('./processes.mjs').Shop} Shop */
/** @typedef {{ token: string, body: string }} Customer */

/** How many orders are under way at once, here and in the loop they are compared with. */
export const ordersAtOnce = 8;

/**
 * Reads a second.
 *
 * @param {string} url
 * @param {number} seconds
 */
export async function readsPerSecond(url, seconds) {
  const result = await autocannon({ url, connections: 50, duration: seconds });
  return result['2xx'] / result.duration;
}

/**
 * Acknowledged orders a second, each with a key of its own as clients send them.
 *
 * @param {Shop} shop
 * @param {Customer} customer
 * @param {number} seconds
 * @param {number} [rate] a second at most; as fast as they are taken unless told
 */
export async function ordersPerSecond({ url }, { token, body }, seconds, rate) {
  const result = await autocannon({
    url: `${url}/api/orders`,
    connections: ordersAtOnce,
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
  return result['2xx'] / result.duration;
}
