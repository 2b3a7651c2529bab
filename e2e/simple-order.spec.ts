import { expect } from '@playwright/test';
import { type ActiveOrderWire, type OrderDetailsWire, readAsOwner } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { romaNorte } from './support/state.ts';
import { tap } from './support/tap.ts';

test.use({ geolocation: romaNorte, permissions: ['geolocation'] });

test('a new customer orders one crepa and follows it', { tag: '@desk' }, async ({ page }) => {
  // The projects share a shop; this customer is new in it.
  const phone = test.info().project.name === 'phone' ? '5511112222' : '5511112223';

  await customer.arrives(page);
  const card = page.getByRole('tabpanel').getByRole('listitem').first();
  const name = await card.getByRole('link').first().innerText();
  await tap(card.getByRole('link').first());
  await expect(page).toHaveURL(/\/add\/\d+$/);
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ })).toBeVisible();
  const productName = await page.getByRole('heading', { level: 1 }).innerText();
  expect(name).toContain(productName);
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
  await customer.addsToCart(page);

  const stored = await storedCart(page);
  expect(stored).toMatchObject([{ nombre: productName, quantity: 2, extras: [], es_combo: false }]);
  const total = (stored[0]?.precio ?? 0) * 2;

  await customer.opensCart(page);
  const sums = page.getByRole('definition');
  await expect(sums).toHaveText([`$${total.toFixed(2)}`, 'Envío gratis', `$${total.toFixed(2)}`]);
  await customer.finishes(page);
  await expect(page).toHaveURL('/location-permission');
  await tap(page.getByRole('button', { name: 'Permitir ubicación' }));
  await expect(page).toHaveURL('/address');
  await expect(page.locator('[data-gmaps-marker]')).toBeVisible();
  await customer.saysWhere(page, { houseNumber: '120 int. 4', reference: 'Portón verde', phone });

  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('selectedAddress') ?? 'null'));
  expect(saved.position.lat).toBeCloseTo(romaNorte.latitude, 3);
  await expect(page.getByRole('link', { name: `Enviar a ${saved.address}` })).toBeVisible();

  await expect(page.getByRole('link', { name: /Sigue con tu pedido/ })).toBeVisible();
  await customer.opensCart(page);
  await customer.finishes(page);
  await customer.provesPhone(page, phone);
  const message = await customer.orders(page);

  const active = await readAsOwner<ActiveOrderWire[]>(page.request, '/active-orders');
  const order = active.find(({ telefono_usuario }) => telefono_usuario === phone);
  expect(order).toMatchObject({ total, direccion_entrega: `${saved.address}, 120 int. 4, Portón verde` });

  expect(message).toBe(`*Pedido #${order?.id_pedido}*

2 × ${productName} — $${total.toFixed(2)}

*Total: $${total.toFixed(2)}*
Pago: efectivo

Dirección: ${saved.address}
Número: 120 int. 4
Referencia: Portón verde
Teléfono: ${phone}
Mapa: https://maps.google.com/?q=${saved.position.lat},${saved.position.lng}`);

  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  await expect(page.getByRole('link', { name: /Ver carrito/ })).toBeHidden();
  await tap(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ }));
  await expect(page).toHaveURL(`/order-details/${order?.id_pedido}`);
  await expect(page.getByText('Monto Tot.')).toBeVisible();
  await expect(page.getByText(productName)).toBeVisible();

  const details = await readAsOwner<OrderDetailsWire>(page.request, `/order-details/${order?.id_pedido}`);
  expect(details).toMatchObject({
    total,
    detalles: [
      { producto: { nombre: productName }, cantidad: 2, combo: null, extras: null, precio_total_extras: 0 },
    ],
  });
});
