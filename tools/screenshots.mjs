import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { anOrder, signInCustomer } from '../bench/server/callers.mjs';
import { placeOne } from '../bench/server/fanOut.mjs';
import { newFolder, removeFolder, startShop } from '../bench/server/processes.mjs';
import { findBrowser } from './browser.mjs';

const pictures = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const orders = 3;

mkdirSync(pictures, { recursive: true });
const folder = newFolder('screenshots');
const shop = await startShop({ DATA_DIR: folder });
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  await picture('store', { width: 390, height: 844 }, async (page) => {
    await page.goto(`${shop.url}/home`);
    await page.getByRole('button', { name: 'Permitir ubicación' }).waitFor();
    await page.keyboard.press('Escape');
  });
  const customer = { token: await signInCustomer(shop), body: await anOrder(shop) };
  for (let placed = 0; placed < orders; placed += 1) await placeOne(shop.url, customer);
  await picture('board', { width: 1280, height: 844 }, async (page) => {
    await page.goto(`${shop.url}/login`);
    await page.locator('[name=email]').fill('duena@crepas.test');
    await page.locator('[name=password]').fill('crepas-demo');
    await page.locator('[type=submit]').click();
    const inTwentyMinutes = page.getByRole('button', { name: '20 min' });
    await inTwentyMinutes.nth(orders - 1).waitFor();
    await inTwentyMinutes.first().click();
    await inTwentyMinutes.nth(orders - 1).waitFor({ state: 'detached' });
    await page
      .getByRole('list', { name: /^Productos del pedido/ })
      .nth(orders - 1)
      .waitFor();
  });
} finally {
  await browser.close();
  await shop.stop();
  removeFolder(folder);
}

/**
 * @param {string} name
 * @param {{ width: number, height: number }} viewport
 * @param {(page: import('playwright').Page) => Promise<void>} arrange
 */
async function picture(name, viewport, arrange) {
  const page = await browser.newPage({
    viewport,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    bypassCSP: true,
  });
  await arrange(page);
  // Not «network idle»: the board's event stream never ends. The context bypasses the page's CSP, which forbids these
  // expressions.
  await page.waitForFunction('[...document.images].every(({ complete }) => complete)');
  await page.evaluate('document.fonts.ready.then(() => null)');
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: `${pictures}${name}.jpg`, type: 'jpeg', quality: 82 });
  await page.close();
}
