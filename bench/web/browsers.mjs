import { chromium } from 'playwright';
import { findBrowser } from '../../tools/browser.mjs';
import { freePort, newFolder, removeFolder } from '../server/processes.mjs';
import { earlier } from './visitors.mjs';

/** @typedef {import('./visitors.mjs').Visitor} Visitor */
/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} State */

/** The mid-range phone of Lighthouse. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
};

/** Without the flag a headless browser makes letters whole pixels wide, as on no customer's screen. */
const args = ['--font-render-hinting=none'];

export const openBrowser = () => chromium.launch({ executablePath: findBrowser(), args });

/**
 * The stored state of each visitor at the start of a visit.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./visitors.mjs').Shop} shop
 * @param {Visitor} visitor
 * @returns {Promise<State>}
 */
export async function stateOf(browser, shop, visitor) {
  const context = await browser.newContext(phone);
  await earlier[visitor](await context.newPage(), shop);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/**
 * A separate browser with a port for another program.
 *
 * @param {import('./visitors.mjs').Shop} shop
 * @param {Visitor} visitor
 */
export async function openSteeredBrowser(shop, visitor) {
  const port = await freePort();
  const folder = newFolder('browser');
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: [...args, `--remote-debugging-port=${port}`],
    locale: 'es-MX',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await earlier[visitor](page, shop);
  await page.goto('about:blank');
  return {
    port,
    close: async () => {
      await context.close();
      removeFolder(folder);
    },
  };
}
