import { randomUUID } from 'node:crypto';
import { getProduct, updateProduct, updateShop } from '@crepas/api';
import { productId } from '@crepas/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { aLine, anOrder, nuez, phone } from '../../testing/anOrder.ts';
import { askAs, sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop({}, [orders]);
beforeAll(() => askAs(shop, ownerToken())(updateShop, { takesWithoutCode: true }));

const combo = (crepas: number[]) => [aLine({ id_producto: 5, crepas })];
const size = '«Trío» lleva 3 crepas distintas. Edítalo en tu carrito.';
const equalPieces = 'De «Nutella» puedes pedir de 1 a 50 iguales. Cambia la cantidad en tu carrito.';

const asAna = sendAs(shop, customerToken(phone));
const asStaff = sendAs(shop, staffToken());
const ways = {
  'POST /orders': (body: object) => asAna('POST', '/orders', { ...anOrder(), ...body }),
  'POST /orders/sin-codigo': (body: object) =>
    asAna(
      'POST',
      '/orders/sin-codigo',
      { ...anOrder(), ...body, via: 'llamada' },
      { 'Idempotency-Key': randomUUID() },
    ),
  'POST /orders/captura': (body: object) => asStaff('POST', '/orders/captura', { ...anOrder(), ...body }),
  'PUT /orders/{id}/contenido': async (body: object) => {
    const { id_pedido } = (await asAna('POST', '/orders', anOrder())).json();
    const change = { total: 65, motivo: 'x', ...body };
    return asStaff('PUT', `/orders/${id_pedido}/contenido`, change, { 'If-Match': '"0"' });
  },
};

describe.each(Object.entries(ways))('%s refuses the hand-made list', (_, send) => {
  it.each([
    ['eight crepas of three kinds', combo([1, 1, 1, 1, 1, 1, 2, 3]), 422, size],
    ['one crepa three times', combo([1, 1, 1]), 422, size],
    [
      'a combo inside itself',
      combo([1, 2, 5]),
      422,
      '«Trío» no puede llevar un combo como crepa. Edítalo en tu carrito.',
    ],
    [
      'crepas of a crepa',
      [aLine({ crepas: [1] })],
      422,
      '«Nutella» no es un combo: no lleva crepas. Quítalo de tu carrito y agrégalo de nuevo.',
    ],
    [
      'an extra twice',
      [aLine({ extras_full: [nuez, nuez] })],
      422,
      '«Nutella» repite un extra. Edítalo en tu carrito.',
    ],
    ['fifty and two more in two lines', [aLine({ cantidad: 50 }), aLine({ cantidad: 2 })], 422, equalPieces],
    ['more crepas than the wire takes', combo(Array(21).fill(1)), 400, expect.any(String)],
    [
      'more extras than the wire takes',
      [aLine({ extras_full: Array(51).fill(nuez) })],
      400,
      expect.any(String),
    ],
    ['more lines than the wire takes', Array(101).fill(aLine()), 400, expect.any(String)],
  ])('%s', async (_, productos, status, error) => {
    const answer = await send({ productos });
    expect(answer.json()).toMatchObject({ error });
    expect(answer.statusCode).toBe(status);
  });
});

it('takes two equal crepas in a combo of two that may be the same, and three are refused', async () => {
  const asOwner = askAs(shop, ownerToken());
  const trio = productId(5);
  await asOwner(updateProduct, { id: trio, comboSize: 2, comboRepeats: true });
  const [line] = combo([1, 1]);
  const [product] = (await asOwner(getProduct, trio)).json();
  const pair = { ...line, precio_unitario: product.precio };
  const placed = await ways['POST /orders']({ productos: [pair], total: product.precio });
  expect(placed.statusCode).toBe(201);
  const refused = await ways['POST /orders']({ productos: combo([1, 1, 1]) });
  expect(refused.json()).toMatchObject({ error: '«Trío» lleva 2 crepas. Edítalo en tu carrito.' });
  await asOwner(updateProduct, { id: trio, comboSize: 3, comboRepeats: false });
});
