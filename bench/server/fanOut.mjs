import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { median } from '../web/figures.mjs';

/** @typedef {import('./processes.mjs').Shop} Shop */
/** @typedef {import('./load.mjs').Customer} Customer */

export const readers = 200;
export const rounds = 5;

/**
 * Milliseconds from the request of an order until every stream received its event: the median of some orders.
 *
 * @param {Shop} shop
 * @param {Customer} customer
 * @param {string} staffToken
 */
export async function fanOutMs({ url }, customer, staffToken) {
  const streams = await openStreams(url, staffToken, readers);
  const took = await receivedByAllMs(streams, () => placeOne(url, customer));
  for (const { leave } of streams) leave();
  return took;
}

/** @typedef {{ nextEvent: () => Promise<void>, leave: () => void }} Stream */

/** More at once would overflow the server's queue of connections. */
const openedAtOnce = 250;

/**
 * @param {string} url
 * @param {string} token
 * @param {number} count
 * @param {string} [path] of another stream than the staff's
 * @returns {Promise<Stream[]>}
 */
export async function openStreams(url, token, count, path = '/api/orders/events') {
  /** @type {Stream[]} */
  const streams = [];
  while (streams.length < count) {
    const batch = Math.min(openedAtOnce, count - streams.length);
    const opened = Array.from({ length: batch }, () => openStream(`${url}${path}`, token));
    streams.push(...(await Promise.all(opened)));
  }
  return streams;
}

/**
 * Milliseconds until all streams received an order: the median of some orders.
 *
 * @param {readonly Stream[]} streams
 * @param {() => Promise<void>} place
 */
export async function receivedByAllMs(streams, place) {
  const took = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const received = streams.map(({ nextEvent }) => nextEvent());
    await place();
    await Promise.all(received);
    took.push(performance.now() - start);
  }
  return median(took);
}

/**
 * @param {string} url
 * @param {string} token
 */
async function openStream(url, token) {
  const asked = request(url, { headers: { authorization: `Bearer ${token}` } });
  asked.end();
  const [response] = await once(asked, 'response');
  if (response.statusCode !== 200) throw new Error(`The stream answered ${response.statusCode}.`);
  response.setEncoding('utf8');
  // Closing a stream below fails its request.
  for (const part of [asked, response]) part.on('error', () => undefined);
  let hear = () => {};
  response.on('data', (/** @type {string} */ text) => {
    if (text.includes('event: pedido')) hear();
  });
  return {
    /** @returns {Promise<void>} */
    nextEvent: () =>
      new Promise((resolve) => {
        hear = resolve;
      }),
    leave: () => asked.destroy(),
  };
}

/**
 * @param {string} url
 * @param {Customer} customer
 */
export async function placeOne(url, { token, body }) {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
  });
  if (response.status !== 201) throw new Error(`The order was answered ${response.status}.`);
  await response.body?.cancel();
}
