import { openBrowser, phone, stateOf } from '../web/browsers.mjs';

/**
 * Bytes that a visit of the home page transfers: the first visit, and the same customer's next one.
 *
 * @param {string} shopUrl
 */
export async function visitsOf(shopUrl) {
  const browser = await openBrowser();
  try {
    const storageState = await stateOf(browser, shopUrl, 'newcomer');
    const context = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
    return [await visit(context, shopUrl), await visit(context, shopUrl)];
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} shopUrl
 */
async function visit(context, shopUrl) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const immutable = new Set();
  let [requests, bytes, immutableBytes, immutableRequests] = [0, 0, 0, 0];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) return;
    requests += 1;
    if (!/immutable/.test(response.headers['Cache-Control'] ?? response.headers['cache-control'] ?? ''))
      return;
    immutable.add(requestId);
    immutableRequests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (immutable.has(requestId)) immutableBytes += encodedDataLength;
  });
  // An open stream would never let the network be idle. Not by `page.route`, which turns the browser's cache off.
  await session.send('Network.setBlockedURLs', { urls: ['*/events', '*/events?*'] });
  await page.goto(`${shopUrl}/home`, { waitUntil: 'networkidle' });
  await page.close();
  return {
    kb: bytes / 1000,
    requests,
    originKb: (bytes - immutableBytes) / 1000,
    originRequests: requests - immutableRequests,
  };
}
