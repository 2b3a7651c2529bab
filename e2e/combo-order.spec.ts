import { expect } from '@playwright/test';
import { type ActiveOrderWire, type OrderDetailsWire, type ProductWire, readAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { menu, type StoredLine, storedCart } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { rememberCustomer } from './support/returningCustomer.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

test.beforeEach(board.clears);

test('a customer without location orders a combo with an extra', { tag: '@desk' }, async ({ page }) => {
  // The projects share a shop; this customer is new in it.
  const phone = test.info().project.name === 'phone' ? '5533334444' : '5533334445';
  await customer.arrives(page);
  await tap(page.getByRole('tab', { name: 'Combos' }));
  await tap(
    page
      .getByRole('tabpanel', { name: 'Combos' })
      .getByRole('link', { name: /^Agregar/ })
      .first(),
  );
  await expect(page).toHaveURL(/\/add\/\d+$/);
  const id = page.url().split('/').at(-1);
  const [combo] = (await (await page.request.get(`/api/modal?id=${id}`)).json()) as [ProductWire];
  expect(combo.combo).toBe(1);

  await tap(page.getByRole('button', { name: /^Agregar al carrito/ }));
  await expect(page.getByText('Agrega 3 crepas')).toBeVisible();

  const crepas = page.getByRole('group', { name: /crepas/i }).getByRole('button');
  await expect(crepas.first()).toBeVisible();
  const chosen: string[] = [];
  for (const index of [2, 0, 1]) {
    // Below the name are the allergens.
    chosen.push((await crepas.nth(index).innerText()).trim().split('\n')[0] ?? '');
    await tap(crepas.nth(index));
  }
  const extra = page.getByRole('checkbox').first();
  await extra.check();
  await customer.addsToCart(page);

  const [line] = (await storedCart(page)) as [StoredLine];
  expect(line).toMatchObject({ id_producto: combo.id_producto, es_combo: true, quantity: 1 });
  const names = line.crepas_seleccionadas.map(({ nombre }) => nombre);
  expect(names).toEqual(chosen);
  const [{ nombre: extraName, precio_extra: extraPrice }] = line.extras as [StoredLine['extras'][number]];
  const total = combo.precio + extraPrice;

  await customer.opensCart(page);
  await customer.finishes(page);
  await tap(page.getByRole('button', { name: 'Ingresar manualmente' }));
  await expect(page).toHaveURL('/address');
  await page.getByRole('combobox').fill('colima 120');
  await tap(page.getByRole('option').first());
  await expect.poll(() => page.getByRole('combobox').inputValue()).toContain('Colima');
  await customer.saysWhere(page, { houseNumber: '7', reference: 'Frente al parque', phone });
  await customer.opensCart(page);
  await customer.finishes(page);
  await customer.provesPhone(page, phone);
  const message = await customer.orders(page);

  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('selectedAddress') ?? 'null'));
  expect(saved.address).toContain('Colima');
  const active = await readAsOwner<ActiveOrderWire[]>(page.request, '/active-orders');
  const order = active.find(({ telefono_usuario }) => telefono_usuario === phone);
  expect(order?.total).toBe(total);
  expect(message).toBe(`*Pedido #${order?.id_pedido}*

1 × ${combo.nombre} — $${total.toFixed(2)}
   Crepas: ${names.join(', ')}
   Extras: ${extraName} (+$${extraPrice.toFixed(2)})

*Total: $${total.toFixed(2)}*
Pago: efectivo

Dirección: ${saved.address}
Número: 7
Referencia: Frente al parque
Teléfono: ${phone}
Mapa: https://maps.google.com/?q=${saved.position.lat},${saved.position.lng}`);

  const details = await readAsOwner<OrderDetailsWire>(page.request, `/order-details/${order?.id_pedido}`);
  expect(details.detalles).toMatchObject([
    {
      producto: { nombre: combo.nombre, precio: combo.precio },
      cantidad: 1,
      combo: names.join(', '),
      extras: extraName,
      precio_total_extras: extraPrice,
    },
  ]);

  // The board shows it too.
  await page.goto('/login');
  await staff.signsIn(page, 'cocina@crepas.test');
  await expect(page).toHaveURL('/orders');
  const card = page.getByRole('listitem').filter({ hasText: phone });
  await expect(card).toContainText('Efectivo');
  await expect(card).toContainText(`$${total.toFixed(2)}`);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a combo of two holds the same crepa twice', { tag: '@long' }, async ({ page }) => {
    const phone = '5533334446';
    const combos = await menu<ProductWire & { combo_de?: number }>(page, '/category?categoria=3');
    const pair = combos.find(({ combo_de }) => combo_de === 2);
    if (!pair) throw new Error('The demo menu has no combo of two.');
    await rememberCustomer(page, phone);
    await page.goto(`/add/${pair.id_producto}`);
    const crepas = page.getByRole('group', { name: 'Elige tus 2 crepas' });
    const first = crepas.getByRole('listitem').first().getByRole('button').first();
    await tap(first);
    await tap(page.getByRole('button', { name: /^Agregar al carrito/ }));
    await expect(page.getByText('Agrega 2 crepas')).toBeVisible();
    await tap(first);
    await expect(crepas.getByText('2 de 2')).toBeVisible();
    await tap(crepas.getByRole('button', { name: /^Quitar/ }));
    await expect(crepas.getByText('1 de 2')).toBeVisible();
    await tap(first);
    await customer.addsToCart(page);

    await page.goto('/cart');
    const message = await customer.orders(page);
    expect(message).toMatch(/Crepas: (.+), \1\n/);
    const active = await readAsOwner<ActiveOrderWire[]>(page.request, '/active-orders');
    expect(active.filter(({ telefono_usuario }) => telefono_usuario === phone)).toHaveLength(1);
  });
});
