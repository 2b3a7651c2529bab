import { phone } from '../browsers.mjs';
import { tableOf } from '../figures.mjs';
import { judged } from '../goals.mjs';

/** After these the engine has compiled the hot code and collected the garbage of the start. */
const warmUp = 80;
const navigations = 200;

/** @typedef {import('./part.mjs').Place} Place */
/** @typedef {import('./part.mjs').Part} Part */

/**
 * The growth of the heap over many navigations.
 *
 * @param {Place} place
 * @returns {Promise<Part>}
 */
export async function measureMemory({ browser, shop, states }) {
  const figures = await growthOf(browser, shop.url, states.hungry);
  const { heapMb, heap, nodes, listeners } = figures;
  return {
    title: `After ${navigations} navigations, as a multiple of what was there before (after ${warmUp} others)`,
    table: tableOf(
      ['heap', 'nodes', 'listeners', 'heap MB'],
      [[heap, nodes, listeners, heapMb].map((value) => value.toFixed(2))],
    ),
    figures,
    goals: [
      judged({ goal: 'heap after many navigations', value: heap, limit: 1.1 }),
      judged({ goal: 'nodes after many navigations', value: nodes, limit: 1.1 }),
      judged({ goal: 'listeners after many navigations', value: listeners, limit: 1.1 }),
    ],
  };
}

/**
 * The heap after many navigations, as a multiple of the heap after a few: a leak makes it grow.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} shopUrl
 * @param {import('../browsers.mjs').State} storageState
 */
async function growthOf(browser, shopUrl, storageState) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${shopUrl}/home`);
  await page.getByRole('tabpanel').getByRole('link').first().waitFor();

  for (let done = 0; done < warmUp; done += 4) await navigateFourTimes(page);
  const before = await held(session);
  for (let done = 0; done < navigations; done += 4) await navigateFourTimes(page);
  const after = await held(session);
  await context.close();
  return {
    heapMb: after.heap / 1e6,
    heap: after.heap / before.heap,
    nodes: after.nodes / before.nodes,
    listeners: after.listeners / before.listeners,
  };
}

/**
 * Four navigations: into a product and back, another category, into the cart and back.
 *
 * @param {import('playwright').Page} page
 */
async function navigateFourTimes(page) {
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await page.getByRole('button', { name: /^Agregar al carrito/ }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { selected: false }).first().click();
  await page.getByRole('tabpanel').getByRole('link').first().waitFor();
  await page.getByRole('link', { name: /Ver carrito/ }).click();
  await page.getByRole('button', { name: 'Finalizar' }).waitFor();
  await page.goBack();
  await page.getByRole('tabpanel').getByRole('link').first().waitFor();
}

/**
 * What the page holds, after a collection of the garbage.
 *
 * @param {import('playwright').CDPSession} session
 */
export async function held(session) {
  // A second collection frees what weak references held.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    taskMs: 1000 * value('TaskDuration'),
  };
}
