import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newFolder, removeFolder, startShop } from '../server/processes.mjs';
import { openBrowser, stateOf } from './browsers.mjs';
import { exitCodeOf, lineOf } from './goals.mjs';
import { measureMemory } from './parts/memory.mjs';
import { measurePages } from './parts/pages.mjs';
import { measureTaps } from './parts/taps.mjs';
import { measureVisits } from './parts/visits.mjs';
import { serveStatic, staticPageOf } from './staticLimit.mjs';
import { promotedIds } from './visitors.mjs';

/**
 * Loading and response times of the store, beside the same page without a script (docs/performance.md).
 * `--runs=5` of each; `--only=lighthouse,links,taps,memory`; `--pages=home,product` for those and their static twins.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '' },
  },
});
const runs = Number(values.runs);
const isOneOf = (/** @type {string} */ list, /** @type {string} */ name) =>
  list === '' || list.split(',').includes(name);

const folder = newFolder('web');
const shop = await startShop({ DATA_DIR: folder });
const browser = await openBrowser();
try {
  const [productId] = await promotedIds(shop.url);
  const productPath = `/add/${productId}`;
  const still = await serveStatic(shop.url, {
    '/home': await staticPageOf(browser, `${shop.url}/home`),
    [productPath]: await staticPageOf(browser, `${shop.url}${productPath}`),
  });
  /** @type {import('./parts/part.mjs').Page[]} */
  const pages = [
    { name: 'home', url: `${shop.url}/home`, visitor: 'newcomer', promised: true },
    { name: 'home, static', url: `${still.url}/home`, visitor: 'newcomer', static: true },
    { name: 'product', url: `${shop.url}${productPath}`, visitor: 'newcomer', promised: true },
    { name: 'product, static', url: `${still.url}${productPath}`, visitor: 'newcomer', static: true },
    { name: 'cart', url: `${shop.url}/cart`, visitor: 'returning', promised: true },
    { name: 'admin orders', url: `${shop.url}/orders`, visitor: 'staff' },
  ];
  /** @type {import('./parts/part.mjs').Place} */
  const place = {
    shop,
    browser,
    runs,
    pages: pages.filter(({ name }) => isOneOf(values.pages, name.replace(', static', ''))),
    states: {
      newcomer: await stateOf(browser, shop, 'newcomer'),
      hungry: await stateOf(browser, shop, 'hungry'),
      returning: await stateOf(browser, shop, 'returning'),
      staff: await stateOf(browser, shop, 'staff'),
    },
  };
  console.log(
    `Node ${process.versions.node}, Chromium ${browser.version()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, medians of ${runs}\n`,
  );
  const parts = { links: measureVisits, lighthouse: measurePages, taps: measureTaps, memory: measureMemory };
  /** @type {Record<string, unknown>} */
  const figures = {};
  const goals = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (!isOneOf(values.only, name)) continue;
    const measured = await measure(place);
    console.log(`${measured.title}\n\n${measured.table}\n`);
    figures[name] = measured.figures;
    goals.push(...measured.goals);
  }
  still.stop();
  console.log(goals.map(lineOf).join('\n'));
  const report = fileURLToPath(new URL('../../.data/bench/web.json', import.meta.url));
  mkdirSync(new URL('../../.data/bench', import.meta.url), { recursive: true });
  writeFileSync(report, JSON.stringify({ figures, goals }, null, 2));
  process.exitCode = exitCodeOf(goals);
} finally {
  await browser.close();
  await shop.stop();
  removeFolder(folder);
}
