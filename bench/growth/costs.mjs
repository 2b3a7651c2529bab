import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { anOrder, signInCustomer, signInStaff } from '../server/callers.mjs';
import { openStreams, placeOne, receivedByAllMs, rounds } from '../server/fanOut.mjs';
import { ordersPerSecond } from '../server/load.mjs';
import { processorSeconds, residentMb } from './processor.mjs';

/** @typedef {import('../server/processes.mjs').Shop} Shop */

const seconds = 4;
const warmUpSeconds = 2;
const streamCounts = [100, 500, 1000];
export const waitingCustomers = 10_000;
/** Four heartbeats of each stream. */
const waitingSeconds = 60;

/**
 * The cost of one request of each kind, in milliseconds of one processor, with the database's share.
 *
 * @param {Shop} shop
 * @param {number | null} databasePid of a database with processes of its own
 */
export async function costsOf(shop, databasePid) {
  const customer = { token: await signInCustomer(shop), body: await anOrder(shop) };
  const used = () => processorSeconds(shop.pid) + (databasePid === null ? 0 : processorSeconds(databasePid));
  /** @type {(run: () => Promise<number>) => Promise<number>} */
  const msEach = async (run) => {
    const before = used();
    const count = await run();
    return ((used() - before) / count) * 1000;
  };
  const reads = (/** @type {string} */ path, /** @type {number} */ duration) =>
    readsOf(`${shop.url}${path}`, customer.token, duration);
  const atRestMb = residentMb(shop.pid);
  await placeOne(shop.url, customer);
  const asking = `/api/orders/user/${JSON.parse(customer.body).telefono_usuario}`;
  for (const path of ['/home', '/api/promo', asking]) await reads(path, warmUpSeconds);
  const pageMs = await msEach(() => reads('/home', seconds));
  const readMs = await msEach(() => reads('/api/promo', seconds));
  const askMs = await msEach(() => reads(asking, seconds));

  await ordersPerSecond(shop, customer, warmUpSeconds);
  let orders = 0;
  const orderMs = await msEach(async () => {
    orders = await ordersPerSecond(shop, customer, seconds);
    return orders * seconds;
  });
  return {
    atRestMb,
    pageMs,
    readMs,
    askMs,
    orderMs,
    ordersPerSecond: orders,
    streams: await streamsOf(shop, customer),
    waiting: await waitingOf(shop, customer, asking),
  };
}

/**
 * @param {string} url
 * @param {string} token
 * @param {number} duration seconds
 * @returns {Promise<number>} how many were answered
 */
async function readsOf(url, token, duration) {
  const headers = { authorization: `Bearer ${token}` };
  const result = await autocannon({ url, connections: 20, duration, headers });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of ${url} were refused.`);
  return result['2xx'];
}

/**
 * @param {Shop} shop
 * @param {import('../server/load.mjs').Customer} customer
 */
async function streamsOf(shop, customer) {
  const staffToken = await signInStaff(shop);
  const measured = [];
  for (const count of streamCounts) {
    const [memory, busy] = [residentMb(shop.pid), processorSeconds(shop.pid)];
    const streams = await openStreams(shop.url, staffToken, count);
    const openedMb = residentMb(shop.pid) - memory;
    const receivedAfterMs = await receivedByAllMs(streams, () => placeOne(shop.url, customer));
    const usedMs = (processorSeconds(shop.pid) - busy) * 1000;
    for (const { leave } of streams) leave();
    measured.push({
      count,
      kbEach: (openedMb / count) * 1000,
      receivedAfterMs,
      msEach: usedMs / (count * (rounds + 1)),
    });
  }
  return measured;
}

/**
 * Customers who wait for their orders, each with one open stream.
 *
 * @param {Shop} shop
 * @param {import('../server/load.mjs').Customer} customer
 * @param {string} orders the path of their orders
 */
async function waitingOf(shop, { token }, orders) {
  const before = residentMb(shop.pid);
  const streams = await openStreams(shop.url, token, waitingCustomers, `${orders}/events`);
  const openMb = residentMb(shop.pid);
  const busy = processorSeconds(shop.pid);
  await delay(waitingSeconds * 1000);
  const usedMs = (processorSeconds(shop.pid) - busy) * 1000;
  for (const { leave } of streams) leave();
  return {
    count: waitingCustomers,
    /** Of the whole process. */
    openMb,
    kbEach: ((openMb - before) / waitingCustomers) * 1000,
    msPerSecond: usedMs / waitingSeconds / waitingCustomers,
  };
}
