import { checkOut } from '../server/checkout.mjs';
import { newFolder, removeFolder, startShop } from '../server/processes.mjs';
import { openBrowser, stateOf } from './browsers.mjs';
import { openLink } from './link.mjs';
import { serveStatic, staticPageOf } from './staticLimit.mjs';
import { promotedIds } from './visitors.mjs';

/** @typedef {import('./parts/part.mjs').Place} Place */
/** @typedef {import('./parts/part.mjs').Page} Page */

/**
 * The running shop, its pages and those without a script, and their visitors; the other commit's beside them.
 *
 * @param {{ runs: number, pages: readonly string[], against?: string }} options
 * @returns {Promise<{ place: Place, close: () => Promise<void> }>}
 */
export async function openPlace({ runs, pages: wanted, against }) {
  const closing = [/** @type {() => unknown} */ (() => {})];
  const close = async () => {
    for (const end of closing.reverse()) await end();
  };
  try {
    const browser = await openBrowser();
    closing.push(() => browser.close());
    const here = await openSide(browser, closing, wanted);
    const still = await openStatic(browser, closing, here.shop.url, here.pages);
    const other = against ? await openOther(browser, closing, wanted, against) : null;
    return {
      close,
      place: {
        ...here,
        pages: here.pages.flatMap((page) => [
          page,
          ...still.filter(({ name }) => name === `${page.name}, static`),
        ]),
        browser,
        runs,
        failures: [],
        ...(other && { other }),
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {Place['browser']} browser
 * @param {(() => unknown)[]} closing
 * @param {readonly string[]} wanted
 * @param {string} [root] of another checkout
 */
async function openSide(browser, closing, wanted, root) {
  const folder = newFolder('web');
  closing.push(() => removeFolder(folder));
  const direct = await startShop({ DATA_DIR: folder }, root);
  closing.push(direct.stop);
  const link = await openLink(direct.url);
  closing.push(link.close);
  // What a visitor has stored belongs to the address of the link.
  const shop = { ...direct, url: link.url };
  const states = {
    newcomer: await stateOf(browser, shop, 'newcomer'),
    hungry: await stateOf(browser, shop, 'hungry'),
    returning: await stateOf(browser, shop, 'returning'),
    staff: await stateOf(browser, shop, 'staff'),
  };
  const [productId] = await promotedIds(shop.url);
  /** @type {readonly (Pick<Page, 'name' | 'visitor' | 'promised'> & { path: string })[]} */
  const listed = [
    { name: 'home', path: '/home', visitor: 'newcomer', promised: true },
    { name: 'product', path: `/add/${productId}`, visitor: 'newcomer', promised: true },
    { name: 'cart', path: '/cart', visitor: 'returning', promised: true },
    { name: 'admin orders', path: '/orders', visitor: 'staff' },
  ];
  const pages = listed
    .filter(({ name }) => wanted.includes(name))
    .map(({ path, ...page }) => ({
      ...page,
      url: `${link.url}${path}`,
      link,
      storageState: states[page.visitor],
    }));
  return { shop, states, pages };
}

/**
 * @param {Place['browser']} browser
 * @param {(() => unknown)[]} closing
 * @param {string} shopUrl
 * @param {readonly Page[]} pages
 * @returns {Promise<Page[]>} the pages of newcomers without a script
 */
async function openStatic(browser, closing, shopUrl, pages) {
  const ofNewcomers = pages.filter(({ visitor }) => visitor === 'newcomer');
  const paths = ofNewcomers.map(({ url }) => new URL(url).pathname);
  /** @type {Record<string, string>} */
  const html = {};
  for (const path of paths) html[path] = await staticPageOf(browser, `${shopUrl}${path}`);
  const still = await serveStatic(shopUrl, html);
  closing.push(still.stop);
  const link = await openLink(still.url);
  closing.push(link.close);
  return ofNewcomers.map((page) => ({
    ...page,
    name: `${page.name}, static`,
    url: `${link.url}${new URL(page.url).pathname}`,
    link,
    static: true,
    promised: false,
  }));
}

/**
 * @param {Place['browser']} browser
 * @param {(() => unknown)[]} closing
 * @param {readonly string[]} wanted
 * @param {string} commit
 */
async function openOther(browser, closing, wanted, commit) {
  const { root, remove } = checkOut(commit);
  closing.push(remove);
  const { shop, pages } = await openSide(browser, closing, wanted, root);
  return {
    shop,
    root,
    commit,
    pages: pages.map((page) => ({ ...page, name: `${page.name} of ${commit}`, promised: false })),
  };
}
