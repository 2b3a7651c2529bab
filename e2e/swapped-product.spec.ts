import { expect, test } from '@playwright/test';
import { type OrderDetailsWire, readAsOwner, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { interceptNext } from './support/intercept.ts';
import { placeOrder } from './support/placedOrder.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Staff replace what is sold out, by finger, while the customer looks at the order (decision T4). */

test.beforeEach(board.clears);

type Sold = Omit<OrderDetailsWire, 'detalles'> & {
  detalles: (OrderDetailsWire['detalles'][number] & { id_producto: number })[];
};

test('a product is swapped, and its customer reads it at once @desk', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const phone = '5559330001';
  const id = await placeOrder(page.request, phone);
  const read = () => readAsOwner<Sold>(page.request, `/order-details/${id}`);
  const { total, detalles } = await read();
  const [sold] = detalles;
  if (!sold) throw new Error('The order is empty.');
  await returningCustomer(page, phone);
  await page.goto(`/order-details/${id}`);
  await expect(page.getByRole('listitem').filter({ hasText: sold.producto.nombre })).toBeVisible();
  const change = page.getByRole('status').filter({ hasText: 'La tienda cambió tu pedido' });
  await expect(change).toHaveCount(0);

  const narrow = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const tablet = await (await browser.newContext(narrow)).newPage();
  await board.opens(tablet);
  // A tab of the same window that draws the sign-in too would come to the front.
  const paper = await browser.newPage();
  await staff.opens(paper, `/orders/${id}/ticket`);
  const ticket = paper.getByRole('article', { name: `Ticket #${id}` }).getByRole('img');
  await expect(ticket).toHaveAccessibleName(new RegExp(`2 x ${sold.producto.nombre}`));
  await board.taps(tablet, `Detalles del pedido #${id}`);
  const dialog = tablet.getByRole('dialog');
  await tap(dialog.getByRole('button', { name: `Agotado hoy: ${sold.producto.nombre}` }));
  try {
    await tap(dialog.getByRole('link', { name: /por otro producto$/ }));
    await expect(tablet.getByText(`¿Por cuál cambias ${sold.producto.nombre}?`)).toBeVisible();
    await tablet.getByRole('combobox').fill('avell');
    await tap(tablet.getByRole('option').first());
    const lines = tablet.getByRole('list', { name: 'Productos del pedido' }).getByRole('listitem');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('Avellana');
    await tap(tablet.getByRole('button', { name: /^Guardar cambio/ }));
    await expect(tablet.getByLabel('Motivo')).toBeFocused();
    await tablet.getByLabel('Motivo').fill(`Se acabó ${sold.producto.nombre}`);

    // A reload, and an expired session, lose nothing.
    await tablet.reload();
    await expect(lines).toContainText('Avellana');
    const expired = { status: 401, json: { error: '' } };
    // Once more with a renewed token.
    await interceptNext(tablet, '**/contenido', (route) => route.fulfill(expired), 2);
    const save = async () => {
      await tap(tablet.getByRole('button', { name: /^Guardar cambio/ }));
      // The other product costs more.
      await tap(tablet.getByRole('button', { name: 'Sí, guardar' }));
    };
    await save();
    await expect(tablet).toHaveURL('/login');
    await staff.signsIn(tablet);
    await expect(tablet.getByLabel('Motivo')).toHaveValue(`Se acabó ${sold.producto.nombre}`);
    await save();
    await expect(tablet).toHaveURL('/orders');

    const now = await read();
    expect(now.detalles).toMatchObject([
      { cantidad: 2, producto: { nombre: expect.stringContaining('Avellana') } },
    ]);
    await expect(change).toContainText(`Se acabó ${sold.producto.nombre}`);
    await expect(change).toContainText(`Quitó 2 × ${sold.producto.nombre}`);
    await expect(change).toContainText(`Agregó 2 × ${now.detalles[0]?.producto.nombre}`);
    await expect(change).toContainText(now.total.toFixed(2));
    // A ticket that stayed open does not print what is no longer ordered.
    await paper.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(ticket).toHaveAccessibleName(/2 x .*Avellana/);

    // The owner reads what it was before.
    await board.taps(tablet, `Detalles del pedido #${id}`);
    const revisions = dialog.getByRole('region', { name: 'Cambios del pedido' });
    await expect(revisions).toContainText('duena@crepas.test');
    await tap(revisions.getByText('Cómo estaba antes'));
    await expect(revisions.getByText(`2 × ${sold.producto.nombre}`, { exact: true })).toBeVisible();
    await expect(revisions).toContainText(total.toFixed(2));
  } finally {
    await writeAsOwner(page.request, `/products/${sold.id_producto}/agotado`, { agotado: false });
  }
});

test('home tells a change of the order once, with the way to its page', { tag: '@long' }, async ({
  page,
}) => {
  const phone = '5559330002';
  const id = await placeOrder(page.request, phone);
  await returningCustomer(page, phone);
  await page.goto('/home');
  await expect(page.getByRole('list', { name: 'Pedidos activos' }).getByRole('link')).toBeVisible();
  const told = page.getByText(`La tienda cambió tu pedido #${id}`);
  await expect(told).toHaveCount(0);

  await writeAsOwner(
    page.request,
    `/orders/${id}/contenido`,
    { motivo: 'Llamó por teléfono', nota_pedido: 'Sin azúcar' },
    'PUT',
    { 'If-Match': '"0"' },
  );
  await expect(told).toBeVisible();
  await tap(page.getByRole('link', { name: 'Ver pedido' }));
  await expect(page.getByText('Llamó por teléfono')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Volver' }));
  await expect(page.getByRole('list', { name: 'Pedidos activos' }).getByRole('link')).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Pedidos activos' }).getByRole('link')).toBeVisible();
  await expect(told).toHaveCount(0);
});
