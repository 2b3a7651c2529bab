import { phone } from './browsers.mjs';
import { slowDown } from './visit.mjs';
import { promotedIds } from './visitors.mjs';

/** @typedef {import('./visitors.mjs').Visitor} Visitor */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

/**
 * An interaction, and the page where it happens.
 *
 * @typedef {{
 *   name: string,
 *   visitor: Visitor,
 *   path: string,
 *   target: (page: Page) => Locator,
 *   before?: (page: Page) => Promise<void>,
 * }} Tap
 */

/** Until then the page is idle: pictures are decoded, the next screens are prefetched. */
const restMs = 3000;
const desk = { viewport: { width: 1280, height: 900 }, locale: 'es-MX' };

/**
 * @param {string} shopUrl
 * @returns {Promise<Tap[]>}
 */
export async function tapsOf(shopUrl) {
  const [inCart, , another] = await promotedIds(shopUrl);
  const add = (/** @type {Page} */ page) => page.getByRole('button', { name: /^Agregar al carrito/ });
  const more = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Aumentar cantidad' }).first();
  const product = (/** @type {Page} */ page) => page.getByRole('tabpanel').getByRole('link').first();
  /** @type {Omit<Tap, 'visitor'>[]} */
  const ofCustomers = [
    { name: 'another category', path: '/home', target: (page) => page.getByRole('tab').nth(1) },
    { name: 'open a product', path: '/home', target: product },
    { name: 'add to cart', path: `/add/${another}`, target: add },
    { name: 'add what is in the cart', path: `/add/${inCart}`, target: add },
    { name: 'quantity of a product', path: `/add/${another}`, target: more },
    { name: 'quantity in the cart', path: '/cart', target: more },
    {
      name: 'open the cart',
      path: '/home',
      target: (page) => page.getByRole('link', { name: /Ver carrito/ }),
    },
  ];
  return [
    // The minimum of this machine: a button that changes one letter.
    {
      name: 'a bare button',
      visitor: 'newcomer',
      path: '/robots.txt',
      before: becomeBare,
      target: (page) => page.getByRole('button'),
    },
    ...ofCustomers.map((tap) => /** @type {Tap} */ ({ ...tap, visitor: 'hungry' })),
    {
      name: 'drag a category',
      visitor: 'staff',
      path: '/create-category',
      target: (page) => page.getByRole('table').getByRole('row').nth(1),
    },
  ];
}

/**
 * The longest interaction to next paint (INP) in milliseconds, on a slow phone.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} shopUrl
 * @param {Tap} tap
 * @param {import('./browsers.mjs').State} storageState
 */
export async function interactionMs(browser, shopUrl, tap, storageState) {
  const context = await browser.newContext({ ...(tap.visitor === 'staff' ? desk : phone), storageState });
  try {
    return await tapIn(context, shopUrl, tap);
  } finally {
    await context.close();
  }
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} shopUrl
 * @param {Tap} tap
 */
async function tapIn(context, shopUrl, tap) {
  const page = await context.newPage();
  await page.addInitScript(recordInteractionsInPage);
  const session = await context.newCDPSession(page);
  await page.goto(`${shopUrl}${tap.path}`);
  await tap.before?.(page);
  const target = tap.target(page);
  await target.waitFor();
  await page.waitForTimeout(restMs);
  // After the rest: what hydration or an answer put in another's place would be measured as it leaves.
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to touch for «${tap.name}».`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // At a position, not at an element: a query for the element would be work for the page.
  if (tap.visitor === 'staff') await drag(page, box);
  else await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(longestInteractionInPage);
}

/** @param {Page} page */
const becomeBare = (page) =>
  page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'a';
    button.addEventListener('click', () => {
      button.textContent = 'b';
    });
    document.body.replaceChildren(button);
  });

/**
 * Two rows down, by the number: the name is an input, which does not start a drag.
 *
 * @param {Page} page
 * @param {{ x: number, y: number, height: number }} row
 */
async function drag(page, { x, y, height }) {
  const [left, middle] = [x + 130, y + height / 2];
  await page.mouse.move(left, middle);
  await page.mouse.down();
  await page.mouse.move(left, middle + 2 * height, { steps: 12 });
  await page.waitForTimeout(100); // otherwise the drop is one row short
  await page.mouse.move(left, middle + 2 * height + 4);
  await page.mouse.up();
}

/** Serialized and run in the browser: the functions use nothing from outside themselves. */

function recordInteractionsInPage() {
  /** @type {number[]} */
  const interactions = [];
  Object.assign(globalThis, { interactions });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId') > 0) interactions.push(entry.duration);
    }
  });
  // The lowest threshold of Event Timing. TypeScript does not know it yet.
  const shortest = { durationThreshold: 16 };
  observer.observe({ type: 'event', buffered: true, ...shortest });
}

/**
 * Waits until everything that followed is painted, including the return to home after «Producto Agregado».
 *
 * @returns {Promise<number>} ms; 16 for anything shorter
 */
async function longestInteractionInPage() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return Math.max(16, ...Reflect.get(globalThis, 'interactions'));
}
