import { setTimeout as delay } from 'node:timers/promises';
import { openBrowser, phone } from '../web/browsers.mjs';
import { anOrder, signInCustomer } from './callers.mjs';
import { placeOne } from './fanOut.mjs';
import { newFolder, removeFolder, startProduction, startShop } from './processes.mjs';
import { canAsk, residentMb } from './processor.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

/** Resident memory of the server's process: goals in megabytes. */
const demoGoal = 350;
const productionGoal = 150;
/** Until what the codecs and the compiler took is given back. */
const restMs = 15_000;

/**
 * The demo, from its first start to its first order, and production on the same database. Production has no embedded
 * database.
 *
 * @param {Record<string, string>} databaseEnv
 * @returns {Promise<Row[]>} none where the system does not tell a process's memory
 */
export async function memoryOf(databaseEnv) {
  if (!canAsk) return [];
  const folder = newFolder('memory');
  try {
    const env = { ...databaseEnv, DATA_DIR: folder };
    const rows = await ofDemo(env);
    return databaseEnv.DATABASE_URL ? [...rows, ...(await ofProduction(env))] : rows;
  } finally {
    removeFolder(folder);
  }
}

/** @param {Record<string, string>} env */
async function ofDemo(env) {
  const shop = await startShop(env);
  try {
    const ready = residentMb(shop.pid);
    await visitHome(shop.url);
    const visited = residentMb(shop.pid);
    await placeOne(shop.url, { token: await signInCustomer(shop), body: await anOrder(shop) });
    const ordered = residentMb(shop.pid);
    await delay(restMs);
    return [
      megabytes('the demo when it is ready', ready),
      megabytes('after a first visit', visited),
      megabytes('after the first order', ordered, demoGoal),
      megabytes(`${restMs / 1000} s later`, residentMb(shop.pid)),
    ];
  } finally {
    await shop.stop();
  }
}

/** @param {Record<string, string>} env of a database with a menu */
async function ofProduction(env) {
  const server = await startProduction(env);
  try {
    const ready = residentMb(server.pid);
    await visitHome(server.url);
    await delay(restMs);
    return [
      megabytes('production when it is ready, with a menu', ready),
      megabytes(`${restMs / 1000} s after a first visit`, residentMb(server.pid), productionGoal),
    ];
  } finally {
    await server.stop();
  }
}

/** @param {string} url */
async function visitHome(url) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage(phone);
    await page.goto(`${url}/home`);
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} what
 * @param {number} mb
 * @param {number | null} [goal]
 * @returns {Row}
 */
const megabytes = (what, mb, goal = null) => ({
  what: `memory: ${what}`,
  figure: `${Math.round(mb)} MB`,
  reference: goal === null ? '' : `at most ${goal} MB`,
  ratio: goal && mb / goal,
  goal: goal && 1,
});
