import { phone } from './browsers.mjs';
import { longestInteractionInPage, recordInteractionsInPage } from './interactions.mjs';
import { slowDown } from './shapedLink.mjs';
import { promotedIds } from './visitors.mjs';

/** @typedef {import('./visitors.mjs').Visitor} Visitor */
/** @typedef {import('playwright').Page} Page */

/**
 * What a hand does, and where.
 *
 * @typedef {{ name: string, visitor: Visitor, path: string, before?: (page: Page) => Promise<void>, act: (page: Page) => Promise<void> }} Tap
 */

const desk = { viewport: { width: 1280, height: 900 }, locale: 'es-MX' };

/**
 * @param {string} shopUrl
 * @returns {Promise<Tap[]>}
 */
export async function tapsOf(shopUrl) {
  const [inCart, , another] = await promotedIds(shopUrl);
  const add = (/** @type {Page} */ page) => page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  const more = (/** @type {Page} */ page) =>
    page.getByRole('button', { name: 'Aumentar cantidad' }).first().tap();
  /** @type {Omit<Tap, 'visitor'>[]} */
  const ofCustomers = [
    { name: 'another category', path: '/home', act: (page) => page.getByRole('tab').nth(1).tap() },
    {
      name: 'open a product',
      path: '/home',
      act: (page) =>
        page
          .getByRole('tabpanel')
          .getByRole('link', { name: /^Agregar/ })
          .first()
          .tap(),
    },
    { name: 'add to cart', path: `/add/${another}`, act: add },
    { name: 'add what is in the cart', path: `/add/${inCart}`, act: add },
    { name: 'quantity of a product', path: `/add/${another}`, act: more },
    { name: 'quantity in the cart', path: '/cart', act: more },
    {
      name: 'open the cart',
      path: '/home',
      act: (page) => page.getByRole('link', { name: /Ver carrito/ }).tap(),
    },
  ];
  return [
    // What this machine needs at least: a button that writes one letter.
    { name: 'a bare button', visitor: 'newcomer', path: '/robots.txt', before: becomeBare, act: tapBare },
    ...ofCustomers.map((tap) => /** @type {Tap} */ ({ ...tap, visitor: 'hungry' })),
    { name: 'drag a category', visitor: 'staff', path: '/create-category', act: dragFirstRow },
  ];
}

/**
 * Milliseconds from the hand to the next picture on the screen (INP) on a slow phone: the longest of what was done.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} shopUrl
 * @param {Tap} tap
 * @param {import('./browsers.mjs').State} storageState
 */
export async function interactionMs(browser, shopUrl, tap, storageState) {
  const context = await browser.newContext({ ...(tap.visitor === 'staff' ? desk : phone), storageState });
  const page = await context.newPage();
  await page.addInitScript(recordInteractionsInPage);
  const session = await context.newCDPSession(page);
  await page.goto(`${shopUrl}${tap.path}`);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await tap.before?.(page);
  await tap.act(page);
  const took = await page.evaluate(longestInteractionInPage);
  await context.close();
  return took;
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

const tapBare = (/** @type {Page} */ page) => page.getByRole('button').tap();

/** @param {Page} page */
async function dragFirstRow(page) {
  const rows = page.getByRole('table').getByRole('row');
  const [from, to] = [await rows.nth(1).boundingBox(), await rows.nth(3).boundingBox()];
  if (!from || !to) throw new Error('There are no rows to drag.');
  // By the number: the name is a field, and a field is no handle.
  const x = from.x + 130;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2, { steps: 12 });
  await page.waitForTimeout(100); // or the drop falls one row short
  await page.mouse.move(x, to.y + to.height / 2 + 4);
  await page.mouse.up();
}
