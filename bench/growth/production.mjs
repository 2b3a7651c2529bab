import { openStreams } from '../server/fanOut.mjs';
import { newFolder, project, removeFolder, startProduction } from '../server/processes.mjs';
import { acceptsTokens, customerToken } from './customerTokens.mjs';
import { residentMb } from './processor.mjs';

const firstPhone = 5_510_000_000;
/** More at once would overflow the server's queue of connections. */
const openedAtOnce = 250;

/**
 * Resident megabytes of a production server, at rest and with so many customers who wait, each with a token and a stream of
 * their own.
 *
 * @param {string} databaseUrl of a database with a menu
 * @param {number} waitingCustomers
 */
export async function memoryOfProduction(databaseUrl, waitingCustomers) {
  const folder = newFolder('production');
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMIT: 'off', ...acceptsTokens };
  const server = await startProduction(env);
  try {
    for (const path of ['/home', '/api/promo']) await (await fetch(server.url + path)).arrayBuffer();
    const restMb = residentMb(server.pid);
    const streams = [];
    while (streams.length < waitingCustomers) {
      const opened = Array.from({ length: openedAtOnce }, (_, index) =>
        openStreamOf(server.url, String(firstPhone + streams.length + index)),
      );
      streams.push(...(await Promise.all(opened)).flat());
    }
    const waitingMb = residentMb(server.pid);
    for (const { leave } of streams) leave();
    return { restMb, waitingMb };
  } finally {
    await server.stop();
    removeFolder(folder);
  }
}

/** @param {string} url @param {string} phone */
const openStreamOf = (url, phone) =>
  openStreams(url, customerToken(phone, project), 1, `/api/orders/user/${phone}/events`);
