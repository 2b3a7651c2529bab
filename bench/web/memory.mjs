import { phone } from './browsers.mjs';

/** After these the engine has compiled the hot code and collected the garbage of the start. */
export const warmUp = 80;
export const navigations = 200;

/**
 * The heap after many navigations, as a multiple of the heap after a few: a leak makes it grow.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} shopUrl
 * @param {import('./browsers.mjs').State} storageState
 */
export async function growthOf(browser, shopUrl, storageState) {
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

/** @param {import('playwright').CDPSession} session */
async function held(session) {
  // A second collection frees what weak references held.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
