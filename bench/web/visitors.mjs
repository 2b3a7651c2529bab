import { phone, signInCustomer } from '../server/callers.mjs';

/**
 * The kinds of visitors, by the state of their browser.
 *
 * @typedef {'newcomer' | 'hungry' | 'returning' | 'staff'} Visitor
 * @typedef {import('playwright').Page} Page
 * @typedef {import('../server/processes.mjs').Shop} Shop
 */

const romaNorte = JSON.stringify({
  address: 'Colima 5, Roma Nte., 06700 Ciudad de México, CDMX, México',
  position: { lat: 19.4187, lng: -99.1606 },
});

const details = { houseNumber: '5', reference: 'Portón azul' };

/**
 * How each of them got that state, in a page of the shop.
 *
 * @type {Record<Visitor, (page: Page, shop: Shop) => Promise<void>>}
 */
export const earlier = {
  newcomer: async () => {},
  hungry: fillCart,
  returning: async (page, shop) => {
    await fillCart(page, shop);
    const phoneSession = {
      token: await signInCustomer(shop),
      refreshToken: 'none',
      expiresAtMs: Date.now() + 3_600_000,
    };
    const known = {
      addressDetails: { ...details, phoneNumber: phone, phoneVerification: true },
      phoneSession,
    };
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    }, known);
  },
  staff: async (page, { url }) => {
    await page.goto(`${url}/orders`);
    await page.getByLabel('Correo').fill('duena@crepas.test');
    await page.getByLabel('Contraseña').fill('crepas-demo');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('tab').first().waitFor();
  },
};

/**
 * @param {Page} page
 * @param {Shop} shop
 */
async function fillCart(page, { url }) {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((address) => localStorage.setItem('selectedAddress', address), romaNorte);
  for (const id of (await promotedIds(url)).slice(0, 2)) await addToCart(page, `${url}/add/${id}`);
}

/**
 * @param {Page} page
 * @param {string} productUrl
 */
async function addToCart(page, productUrl) {
  await page.goto(productUrl);
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click();
  await page.waitForURL(/\/home$/);
}

/**
 * The ids of the promoted products that are not combos: they need no choice.
 *
 * @param {string} shopUrl
 * @returns {Promise<number[]>}
 */
export async function promotedIds(shopUrl) {
  /** @type {{ id_producto: number, combo: number }[]} */
  const promo = await (await fetch(`${shopUrl}/api/promo`)).json();
  return promo.filter(({ combo }) => combo !== 1).map(({ id_producto }) => id_producto);
}
