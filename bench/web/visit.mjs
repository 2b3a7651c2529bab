import { phone } from './browsers.mjs';
import { recordedInPage, recordInPage } from './recorder.mjs';

/** A processor so many times slower than this machine's. */
export const slowDown = 4;
/** The page is idle when it fetched and blocked nothing for this long. */
const restMs = 1500;

/**
 * @typedef {Record<'fcp' | 'lcp' | 'blocking' | 'cls' | 'requests' | 'scriptKb' | 'hydrated' | 'processorMs', number>} Visit
 * `processorMs`: what the page's main thread computed, not slowed down
 * @typedef {import('./parts/part.mjs').Page} Page
 * @typedef {import('playwright').BrowserContext} BrowserContext
 */

/**
 * A first visit over the slow link on a slow phone.
 *
 * @param {import('playwright').Browser} browser
 * @param {Page} page
 * @returns {Promise<Visit>}
 */
export function firstVisit(browser, page) {
  return inContext(browser, page, (context) => visitIn(context, page, 'slow'));
}

/**
 * The visit after one that left its scripts in the cache and its worker active.
 *
 * @param {import('playwright').Browser} browser
 * @param {Page} page
 * @param {{ kind?: import('./link.mjs').Kind, between?: () => Promise<void> | void }} [change]
 * what the link is by then, and what happens between the visits
 * @returns {Promise<Visit>}
 */
export function secondVisit(browser, page, { kind = 'slow', between } = {}) {
  return inContext(browser, page, async (context) => {
    const first = await context.newPage();
    await first.goto(page.url, { waitUntil: 'load' });
    // The staff tool has no worker of its pages: `ready` would be waited for without an end.
    if (!page.static && page.visitor !== 'staff')
      await first.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await first.waitForTimeout(2 * restMs);
    await first.close();
    await between?.();
    return visitIn(context, page, kind);
  });
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Page} page
 * @param {(context: BrowserContext) => Promise<Visit>} visits
 */
async function inContext(browser, { storageState, link, form = phone }, visits) {
  const context = await browser.newContext({ ...form, storageState });
  try {
    return await visits(context);
  } finally {
    link.become('fast');
    await context.close();
  }
}

/**
 * @param {BrowserContext} context
 * @param {Page} subject
 * @param {import('./link.mjs').Kind} kind
 * @returns {Promise<Visit>}
 */
async function visitIn(context, { url, link }, kind) {
  const page = await context.newPage();
  await page.addInitScript(recordInPage);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  link.become(kind);

  const [scripts, urls] = [new Set(), new Set()];
  let [scriptBytes, lastChange] = [0, Date.now()];
  session.on('Network.requestWillBeSent', ({ request }) => {
    urls.add(request.url);
    lastChange = Date.now();
  });
  // By name: the page's loader fetches its scripts, and then imports them from the cache.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  // Compressed body bytes, without headers.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', () => {
    lastChange = Date.now();
  });
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - lastChange < restMs) await page.waitForTimeout(restMs / 5);

  const recorded = await page.evaluate(recordedInPage);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { ...recorded, requests: urls.size, scriptKb: scriptBytes / 1000, processorMs: 1000 * seconds };
}
