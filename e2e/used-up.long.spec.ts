import { expect, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { placeOrder } from './support/placedOrder.ts';
import { tap } from './support/tap.ts';

/** What an order used up, marked at its card on the board. */

test.beforeEach(board.clears);

type ExtraWire = { id_ingrediente: number; nombre: string; precio_extra: number };

test('a cook marks an extra of an order at the board, by keyboard, and takes it back', async ({
  page,
  request,
}) => {
  const extras = await readAsOwner<ExtraWire[]>(request, '/ingredientes');
  const [product] = await readAsOwner<{ id_producto: number; precio: number }[]>(
    request,
    '/category?categoria=1',
  );
  const linked = await readAsOwner<number[]>(request, `/producto-ingredientes/${product?.id_producto}`);
  const extra = extras.find(({ id_ingrediente }) => linked.includes(id_ingrediente));
  if (!product || !extra) throw new Error('the menu has no crepa with an extra');
  const id = await placeOrder(request, '5516000003', {
    total: (product.precio + extra.precio_extra) * 2,
    productos: [
      {
        id_producto: product.id_producto,
        cantidad: 2,
        precio_unitario: product.precio,
        extras: extra.nombre,
        extras_full: [extra],
        combo: null,
        precio_total_extras: extra.precio_extra * 2,
        imagen: '',
      },
    ],
  });
  const offered = async () =>
    (await (await request.get('/api/ingredientes')).json()).map(({ nombre }: ExtraWire) => nombre);
  await board.opens(page, 'cocina@crepas.test');
  await board.taps(page, `Detalles del pedido #${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Agotado hoy: ${extra.nombre} (extra)` }).focus();
  await page.keyboard.press('Enter');
  const back = dialog.getByRole('button', { name: `Ya hay: ${extra.nombre} (extra)` });
  await expect(back).toBeFocused();
  await expect(dialog.getByText(/^Agotado hoy\. Vuelve /)).toBeVisible();
  expect(await offered()).not.toContain(extra.nombre);
  await tap(back);
  await expect(dialog.getByRole('button', { name: `Agotado hoy: ${extra.nombre} (extra)` })).toBeVisible();
  expect(await offered()).toContain(extra.nombre);
});
