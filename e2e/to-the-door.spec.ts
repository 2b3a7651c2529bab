import { expect } from '@playwright/test';
import { ordersOf, readAsOwner, writeAsOwner } from './support/api.ts';
import { customer, test } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { colima } from './support/state.ts';
import { tap } from './support/tap.ts';

/** What a customer adds to an order, against the real server. Every state of the cart is in `CartScreen.stories.tsx`. */

const { lat, lng } = colima.position;

/** A square around a position, as the owner's zone. */
const squareAround = (centreLat: number, centreLng: number) => [
  [centreLat - 0.01, centreLng - 0.01],
  [centreLat + 0.01, centreLng - 0.01],
  [centreLat + 0.01, centreLng + 0.01],
  [centreLat - 0.01, centreLng + 0.01],
];

test.afterEach(async ({ request }) => {
  await writeAsOwner(request, '/shop', { zona: null });
});

test('pin, note, name and cash reach the staff', async ({ page, request }) => {
  const phone = '5559170011';
  await writeAsOwner(request, '/shop', { zona: squareAround(lat, lng) });
  await returningCustomer(page, phone);
  await tap(page.getByRole('button', { name: 'Agregar nota para la cocina' }));
  await page.locator('[name=nota_pedido]').fill('Sin nuez');
  await tap(page.getByRole('button', { name: 'Agregar tu nombre' }));
  await page.locator('[name=nombre]').fill('Ana');
  await tap(
    page.getByRole('group', { name: '¿Con cuánto pagas?' }).getByRole('button', { name: '$1,000.00' }),
  );
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  const [order] = await ordersOf(request, phone);
  expect(await readAsOwner(request, `/order-details/${order?.id_pedido}`)).toMatchObject({
    posicion: { lat, lng },
    nota_pedido: 'Sin nuez',
    paga_con: 1000,
    nombre: 'Ana',
  });
});

test('a zone that was drawn while the cart was open refuses the order, and the cart stays', async ({
  page,
}) => {
  const phone = '5559170012';
  await returningCustomer(page, phone);
  await expect(page.getByText('¿Con cuánto pagas?')).toBeVisible();
  await writeAsOwner(page.request, '/shop', { zona: squareAround(lat + 1, lng) });
  await expect(page.getByText('Aún no llegamos hasta ahí. Elige otra dirección.').first()).toBeVisible();
  await customer.finishes(page);
  await expect(page.getByRole('alert')).toContainText('Aún no llegamos hasta ahí.');
  expect(await ordersOf(page.request, phone)).toEqual([]);
  await writeAsOwner(page.request, '/shop', { zona: null });
  await expect(page.getByText('Aún no llegamos hasta ahí. Elige otra dirección.')).toHaveCount(0);
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});
