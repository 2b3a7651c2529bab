import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { anOrder, signInCustomer } from '../server/callers.mjs';
import { runBench, startCommand, startShop } from '../server/processes.mjs';
import { residentMb } from '../server/processor.mjs';
import { fileMb, watchFolder, watchMemory } from './peaks.mjs';
import { keepPlacing } from './placing.mjs';

/** Orders without a backup, to compare with. */
const calmMs = 10_000;

/**
 * One line of the report: seconds, megabytes of what was written, and the most memory in megabytes.
 *
 * @typedef {{ what: string, seconds: number, writtenMb: number, memoryMb: number }} Step
 */
/** @typedef {{ what: string, waits: import('./placing.mjs').Waits, memoryMb: number }} Period */
/** @typedef {{ databaseMb: number, steps: Step[], periods: Period[] }} Drill */

/**
 * A shop of many orders that is backed up while orders come, and by hand; the file is then checked and restored.
 *
 * @param {string} folder empty
 * @param {number} orders
 * @param {Record<string, string>} source `DATABASE_URL`, or nothing for the embedded database
 * @param {Record<string, string>} target the same of an empty database
 * @returns {Promise<Drill>}
 */
export async function drill(folder, orders, source, target) {
  const env = { ...source, DATA_DIR: join(folder, 'data') };
  await (await startShop(env)).stop(); // writes the menu
  const databaseMb = (await runBench('pastOrders', { ...env, ORDERS: String(orders) })) / 1_000_000;

  const { periods, step } = await besideOrders(env);
  const file = join(folder, 'by-hand.jsonl.gz');
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  const byHand = await command(['backup', file], env);
  const seen = watchFolder(temporary);
  const checked = await command(['restore', '--check', file], { ...env, TMPDIR: temporary });
  const checkedMb = seen.stop();
  const restored = await command(['restore', file], { ...target, DATA_DIR: join(folder, 'restored') });
  return {
    databaseMb,
    periods,
    steps: [
      step,
      { what: '`crepas backup`, no server running', ...byHand, writtenMb: fileMb(file) },
      { what: '`crepas restore --check`', ...checked, writtenMb: checkedMb },
      { what: '`crepas restore`', ...restored, writtenMb: databaseMb },
    ],
  };
}

/**
 * Orders without a backup, then during one of the running server.
 *
 * @param {Record<string, string>} env
 * @returns {Promise<{ periods: Period[], step: Step }>}
 */
async function besideOrders(env) {
  const shop = await startShop(env);
  try {
    const customer = { token: await signInCustomer(shop), body: await anOrder(shop) };
    const before = keepPlacing(shop.url, customer);
    await new Promise((resolve) => setTimeout(resolve, calmMs));
    const calm = { what: 'without a backup', waits: await before.stop(), memoryMb: residentMb(shop.pid) };

    const memory = watchMemory(shop.pid);
    const during = keepPlacing(shop.url, customer);
    const start = performance.now();
    const answer = await fetch(`${shop.url}/backups?dataDir=${encodeURIComponent(env.DATA_DIR ?? '')}`, {
      method: 'POST',
    });
    const seconds = (performance.now() - start) / 1000;
    if (!answer.ok) throw new Error(`The backup was answered ${answer.status}: ${await answer.text()}`);
    const waits = await during.stop();
    const { ownMb, childrenMb } = memory.stop();
    const { file } = await answer.json();
    return {
      periods: [calm, { what: 'during a backup', waits, memoryMb: ownMb }],
      step: {
        what: 'a backup of the running server (memory of its process of its own)',
        seconds,
        writtenMb: fileMb(file),
        memoryMb: childrenMb,
      },
    };
  } finally {
    await shop.stop();
  }
}

/**
 * @param {readonly string[]} given
 * @param {Record<string, string>} env
 */
async function command(given, env) {
  const start = performance.now();
  const child = startCommand(given, env);
  const memory = watchMemory(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  const { ownMb } = memory.stop();
  if (code !== 0) throw new Error(`${given.join(' ')} ended with ${code}.`);
  return { seconds: (performance.now() - start) / 1000, memoryMb: ownMb };
}
