/**
 * The kinds of visitors, by the state of their browser.
 *
 * @typedef {'newcomer' | 'hungry' | 'staff'} Visitor
 * @typedef {import('playwright').Page} Page
 */

const romaNorte = JSON.stringify({
  address: 'Colima 5, Roma Nte., 06700 Ciudad de México, CDMX, México',
  position: { lat: 19.4187, lng: -99.1606 },
});

/**
 * How each of them got that state, in a page of the shop.
 *
 * @type {Record<Visitor, (page: Page, shopUrl: string) => Promise<void>>}
 */
export const earlier = {
  newcomer: async () => {},
  hungry: async (page, shopUrl) => {
    await page.goto(`${shopUrl}/favicon.svg`);
    await page.evaluate((address) => localStorage.setItem('selectedAddress', address), romaNorte);
    for (const id of (await promotedIds(shopUrl)).slice(0, 2)) await addToCart(page, `${shopUrl}/add/${id}`);
  },
  staff: async (page, shopUrl) => {
    await page.goto(`${shopUrl}/orders`);
    await page.getByLabel('Correo').fill('duena@crepas.test');
    await page.getByLabel('Contraseña').fill('crepas-demo');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('tab').first().waitFor();
  },
};

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
