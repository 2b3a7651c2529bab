import { expect, type Locator, type Page, test } from '@playwright/test';
import { answers } from './screens/screenState.ts';
import { lineOf } from './support/cart.ts';
import { isAlive, layoutShift } from './support/ownPage.ts';
import { knownCustomer, remember } from './support/state.ts';

/** From 900 px on, product, cart and order stand in two columns; below, and with large text, in one. */

const known = knownCustomer('5559120001');
const desk = { width: 1280, height: 800 };

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not on the screen.');
  return box;
};

/** Whether the first begins to the left of the second, and both at about the same height. */
async function areBeside(first: Locator, second: Locator): Promise<boolean> {
  const [left, right] = [await boxOf(first), await boxOf(second)];
  return left.x + left.width <= right.x && Math.abs(left.y - right.y) < 100;
}

const order = {
  id_pedido: 9,
  total: 85,
  fecha_pedido: '2026-11-20T19:30:00-06:00',
  estado: 0,
  etapa: 'aceptado',
  detalles: [
    {
      id_detalle: 1,
      imagen: null,
      producto: { nombre: 'Cajeta con nuez', precio: 85 },
      cantidad: 1,
      combo: null,
      extras: null,
      precio_total_extras: 0,
    },
  ],
};

const screens: readonly {
  name: string;
  path: string;
  left: (page: Page) => Locator;
  right: (page: Page) => Locator;
}[] = [
  {
    name: 'a product',
    path: '/add/1',
    left: (page) => page.getByRole('main').getByRole('img').first(),
    right: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'the cart',
    path: '/cart',
    left: (page) => page.getByRole('list', { name: 'Productos del carrito' }),
    right: (page) => page.getByRole('link', { name: /Colima 5/ }),
  },
  {
    name: 'an order',
    path: '/order-details/9',
    left: (page) => page.getByText('Monto Tot.'),
    right: (page) => page.getByRole('list', { name: 'Productos del pedido' }),
  },
];

for (const { name, path, left, right } of screens) {
  test(`${name} stands in two columns on a desk, without a shift, and in one elsewhere`, async ({ page }) => {
    // A line of today's menu: a changed price is told beside it, which makes it taller.
    const line = await lineOf(page, '/category?categoria=1', { nombre: 'Cajeta con nuez' });
    await remember(page, { ...known, local: { ...known.local, cart: [line] } });
    await answers('**/api/order-details/9', order)(page);
    await page.setViewportSize(desk);
    await page.goto(path);
    await isAlive(page);
    await expect(right(page)).toBeVisible();
    await expect.poll(() => areBeside(left(page), right(page))).toBe(true);
    expect(await layoutShift(page)).toBeLessThan(0.001);

    for (const width of [899, 768, 390]) {
      await page.setViewportSize({ ...desk, width });
      await expect.poll(() => areBeside(left(page), right(page)), `${width} px`).toBe(false);
    }
    await page.setViewportSize(desk);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await expect.poll(() => areBeside(left(page), right(page)), 'text of 200 %').toBe(false);
  });
}

test('on a desk the picture stays in place, and the button under the choices', async ({ page }) => {
  await remember(page, known);
  await page.setViewportSize({ ...desk, height: 600 });
  await page.goto('/add/1');
  await isAlive(page);
  const picture = page.getByRole('main').getByRole('img').first();
  const extras = page.getByRole('checkbox');
  await expect(extras.first()).toBeVisible();
  await extras.last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(picture).toBeInViewport({ ratio: 1 });
  const button = page.getByRole('button', { name: /^Agregar al carrito/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await boxOf(button)).x).toBeGreaterThan(desk.width / 2);

  // The order for readers and for the keyboard is that of a phone.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Volver' }).focus();
  await page.keyboard.press('Tab');
  await expect(extras.first()).toBeFocused();
});
