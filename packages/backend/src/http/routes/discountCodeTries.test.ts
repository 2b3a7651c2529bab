import {
  createDiscountCode,
  createProduct,
  type DiscountCodeChange,
  deleteProduct,
  pauseShop,
  setProductSoldOut,
  updateShop,
} from '@crepas/api';
import { type Cents, categoryId, productId, type Weekday, zeroCents } from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discountCodes } from '../../db/tables/discounts.ts';
import { orders } from '../../db/tables/orders.ts';
import { shop as shopTable } from '../../db/tables/shop.ts';
import { aLine, anOrder, nuez, phone } from '../../testing/anOrder.ts';
import { type Ask, askAs } from '../../testing/askAs.ts';
import { sendOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop({}, [shopTable, orders, discountCodes]);
/** Tokens of the moment that a test sets. */
const asOwner: Ask = (call, input) => askAs(shop, ownerToken())(call, input);

async function create(changes: Partial<DiscountCodeChange> = {}): Promise<void> {
  expect((await asOwner(createDiscountCode, aDiscountCode(changes))).statusCode).toBe(201);
}
type Sender = { readonly token?: string; readonly ip?: string; readonly to?: typeof shop };
/** One Nutella for 65 pesos, but for these changes. */
async function tryCode(changes: object = {}, { token, ip, to = shop }: Sender = {}) {
  const answer = await to.app.inject({
    method: 'POST',
    url: '/api/codigos/probar',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: { ...anOrder(), codigo: 'CREPA10', ...changes },
    ...(ip && { remoteAddress: ip }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const invalid = { status: 409, body: { error: 'Ese código no vale.', codigo: 'codigo_no_vale' } };
const gives = (descuento: number) => ({ status: 200, body: { codigo: 'CREPA10', descuento } });
const not = (para: string, error: string) => ({
  status: 409,
  body: { error, codigo: 'codigo_no_vale', para },
});
const friday = { days: [5 as Weekday], opens: 18 * 60, closes: 21 * 60 };

describe('a code that is tried', () => {
  it('says what it takes off, and nothing is kept', async () => {
    await create({ maxUses: 1 });
    expect(await tryCode()).toEqual(gives(6.5));
    expect(await tryCode({ codigo: ' crépa 10' })).toEqual(gives(6.5));
    expect(await shop.database.queries.$count(orders)).toBe(0);
  });

  it('is priced by the menu, whatever the request says and whether or not it could be ordered', async () => {
    await create();
    await asOwner(pauseShop, { minutes: 30 });
    expect(await tryCode({ productos: [aLine({ precio_unitario: 1 })], total: 1, descuento: 99 })).toEqual(
      gives(6.5),
    );
    expect(await tryCode({ telefono_usuario: 'nadie', metodo_pago: 'tarjeta' })).toEqual(gives(6.5));
  });

  it.each<[string, readonly object[], number]>([
    ['of an unknown product', [{ id_producto: 99_999 }], 0],
    ['of a number that no row has', [{ id_producto: 1e12 }], 0],
    ['that is sold out', [{ id_producto: 2 }], 0],
    ['with a foreign crepa', [{ crepas: [2] }], 0],
    ['of too many pieces', [{ cantidad: 1_000 }], 0],
    ['of too many pieces together', [{ cantidad: 45 }, { cantidad: 45 }], 292.5],
    ['with an extra twice', [{ extras_full: [nuez, nuez], precio_total_extras: 25 }], 0],
    ['with an unknown option', [{ opciones: [{ id_opcion: 99_999, cantidad: 1 }] }], 6.5],
  ])('leaves out a line %s', async (_, lines, descuento) => {
    await asOwner(setProductSoldOut, { id: productId(2), isSoldOut: true });
    await create();
    const productos = [...lines.map((line) => aLine(line)), aLine({ id_producto: 3 })];
    expect(await tryCode({ productos })).toEqual(gives(descuento + 6.5));
    await asOwner(setProductSoldOut, { id: productId(2), isSoldOut: false });
  });

  it('needs products', async () => {
    await create();
    const text = 'Agrega productos a tu pedido para usarlo.';
    expect(await tryCode({ productos: [], total: 0 })).toEqual(not('productos', text));
    expect(await tryCode({ productos: [aLine({ id_producto: 99_999 })] })).toEqual(not('productos', text));
  });

  it('misses an amount, which the fee does not fill', async () => {
    const feeWithoutPin = { fee: 3_000 as Cents, minimum: zeroCents, freeFrom: null };
    await asOwner(updateShop, { feeWithoutPin });
    await create({ minimum: 10_500 as Cents });
    expect(await tryCode({ envio: 30, total: 95 })).toEqual({
      status: 409,
      body: { error: 'Te faltan $40.00 para usarlo.', codigo: 'codigo_minimo', falta: 40 },
    });
    expect(await tryCode({ productos: [aLine({ cantidad: 2 })] })).toEqual(gives(13));
  });

  it('gives a free delivery where it costs something', async () => {
    const text = 'El envío de este pedido ya es gratis.';
    await create({ gift: { kind: 'delivery' } });
    expect(await tryCode()).toEqual(not('envio', text));
    const feeWithoutPin = { fee: 3_000 as Cents, minimum: zeroCents, freeFrom: 13_000 as Cents };
    await asOwner(updateShop, { feeWithoutPin });
    expect(await tryCode()).toEqual(gives(30));
    expect(await tryCode({ productos: [aLine({ cantidad: 2 })] })).toEqual(not('envio', text));
    expect(await tryCode({ entrega: 'recoger', nombre: 'Ana' })).toEqual(
      not('entrega', 'Vale para pedidos a domicilio.'),
    );
  });

  it.each<[string, Partial<DiscountCodeChange>, string, string]>([
    ['fetched', { fulfilment: 'pickup' }, 'entrega', 'Vale si recoges tu pedido en la tienda.'],
    ['of other products', { categoryIds: [categoryId(2)] }, 'productos', 'Vale para productos de Combos.'],
    [
      'with its product',
      { gift: { kind: 'product', productId: productId(2) } },
      'productos',
      'Vale con «Fresa» en tu pedido.',
    ],
  ])('is for an order %s, and says so', async (_, changes, para, text) => {
    await create(changes);
    expect(await tryCode()).toEqual(not(para, text));
  });

  it('gives one piece of its product', async () => {
    await create({ gift: { kind: 'product', productId: productId(1) } });
    const extras = { extras_full: [nuez], precio_total_extras: 25 };
    expect(await tryCode({ productos: [aLine({ cantidad: 2, ...extras })] })).toEqual(gives(65));
  });

  it('says nothing of a product that is gone', async () => {
    const dish = { name: 'Malteada', categoryId: categoryId(1) };
    const drink = productId((await asOwner(createProduct, dish)).json().id_producto);
    await create({ gift: { kind: 'product', productId: drink } });
    await asOwner(deleteProduct, drink);
    expect(await tryCode()).toEqual(not('productos', 'El producto que regala ya no está en el menú.'));
  });

  describe('at its hours', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    it('holds by when it is ordered, and says when', async () => {
      vi.setSystemTime(Date.parse('2026-11-20T17:59:59-06:00'));
      await create({ windows: [friday] });
      const text = 'Vale a estas horas: viernes, 6:00 p.m. a 9:00 p.m.';
      expect(await tryCode()).toEqual(not('hora', text));
      expect(await tryCode({ para: '2026-11-20T20:00:00-06:00' })).toMatchObject({ status: 409 });
      vi.setSystemTime(Date.parse('2026-11-20T18:00:00-06:00'));
      expect(await tryCode()).toEqual(gives(6.5));
    });
  });
});

describe('a code that does not hold', () => {
  it.each<[string, Partial<DiscountCodeChange>]>([
    ['is wrong', { name: 'OTRO' }],
    ['is over', { lastDay: '2020-01-01' }],
    ['has not begun', { firstDay: '2099-01-01' }],
    ['is paused', { isPaused: true }],
    ['is paused and below its minimum', { isPaused: true, minimum: 99_999 as Cents }],
    ['is over and for others', { lastDay: '2020-01-01', fulfilment: 'pickup' }],
  ])('says the same when it %s', async (_, changes) => {
    await create(changes);
    expect(await tryCode()).toEqual(invalid);
  });

  it('says the same when it is used up, also at other hours and for other products', async () => {
    await create({ maxUses: 1 });
    expect((await sendOrder(shop, { codigo: 'CREPA10', descuento: 6.5, total: 58.5 })).statusCode).toBe(201);
    expect(await tryCode()).toEqual(invalid);
    expect(await tryCode({ productos: [] })).toEqual(invalid);
    await shop.database.queries.update(discountCodes).set({ windows: [{ ...friday, opens: 0, closes: 1 }] });
    expect(await tryCode()).toEqual(invalid);
  });

  it('counts the uses of a phone that the token proves, or that staff name', async () => {
    await create({ maxUsesPerPhone: 1 });
    await sendOrder(shop, { codigo: 'CREPA10', descuento: 6.5, total: 58.5 });
    expect(await tryCode()).toEqual(gives(6.5));
    expect(await tryCode({}, { token: customerToken('5587654321') })).toEqual(gives(6.5));
    expect(await tryCode({}, { token: 'x' })).toEqual(gives(6.5));
    expect(await tryCode({}, { token: customerToken(phone) })).toEqual(invalid);
    expect(await tryCode({}, { token: staffToken() })).toEqual(invalid);
    expect(await tryCode({ telefono_usuario: '5587654321' }, { token: staffToken() })).toEqual(gives(6.5));
  });

  it('is read as nothing when it has no letter', async () => {
    await create();
    for (const codigo of ['', '¡¿…!', '🎉']) expect(await tryCode({ codigo })).toEqual(invalid);
    const long = await tryCode({ codigo: 'A'.repeat(61) });
    expect(long).toMatchObject({ status: 400, body: { campo: 'codigo' } });
  });
});

describe('guessing', () => {
  const limited = testShop({ settings: { limitsRate: true } }, [orders, discountCodes]);
  const guess = (ip: string, codigo = 'OTRO', token?: string) =>
    tryCode({ codigo }, { ip, to: limited, ...(token && { token }) });
  const tooMany = {
    status: 429,
    body: {
      error: expect.stringMatching(
        /^Probaste muchos códigos que no valen\. Espera (59|60) min para probar otro\.$/,
      ),
    },
  };
  beforeEach(async () => {
    const answer = await askAs(limited, ownerToken())(
      createDiscountCode,
      aDiscountCode({ minimum: 6_500 as Cents }),
    );
    expect(answer.statusCode).toBe(201);
  });

  it('is limited to twenty wrong codes an hour of an address', async () => {
    for (let tries = 0; tries < 20; tries += 1) expect(await guess('10.2.0.1')).toEqual(invalid);
    expect(await guess('10.2.0.1', 'CREPA10')).toEqual(tooMany);
    expect(await guess('10.2.0.2', 'CREPA10')).toEqual(gives(6.5));
  });

  it('is limited to twenty when all come at once', async () => {
    const wrong = await Promise.all(Array.from({ length: 60 }, () => guess('10.2.0.3')));
    expect(wrong.filter(({ status }) => status === 409)).toHaveLength(20);
  });

  it('is limited to ten of a proven phone, at whatever address', async () => {
    const token = customerToken('5500000009');
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await guess(`10.3.0.${tries}`, 'OTRO', token)).toEqual(invalid);
    }
    expect(await guess('10.3.0.99', 'CREPA10', token)).toEqual(tooMany);
    expect(await guess('10.3.0.99', 'CREPA10')).toEqual(gives(6.5));
  });

  it('is not a code that holds, or that says what it is for', async () => {
    for (let tries = 0; tries < 25; tries += 1) {
      expect((await guess('10.4.0.1', 'CREPA10')).status).toBe(200);
      const cheap = { codigo: 'CREPA10', productos: [] };
      expect((await tryCode(cheap, { ip: '10.4.0.1', to: limited })).body.codigo).toBe('codigo_minimo');
    }
  });

  it('does not limit staff', async () => {
    for (let tries = 0; tries < 25; tries += 1) {
      expect(await guess('10.5.0.1', 'OTRO', staffToken())).toEqual(invalid);
    }
  });

  it('by orders counts too, and then the order of a good code is told that it does not hold', async () => {
    const of = '5500000010';
    const send = async (changes: object) => {
      const answer = await limited.app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { authorization: `Bearer ${customerToken(of)}` },
        remoteAddress: '10.6.0.1',
        payload: anOrder({ telefono_usuario: of, descuento: 6.5, total: 58.5, ...changes }),
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const lost = {
      status: 409,
      body: {
        error: 'Tu pedido cambió. ¿Confirmar?',
        cambios: [{ motivo: 'codigo', antes: 6.5, ahora: 0 }],
        total: 65,
      },
    };
    for (let tries = 0; tries < 9; tries += 1) expect(await send({ codigo: 'OTRO' })).toEqual(lost);
    expect(await guess('10.6.0.1', 'OTRO', customerToken(of))).toEqual(invalid);
    expect(await send({ codigo: 'CREPA10' })).toEqual(lost);
    expect(await limited.database.queries.$count(orders)).toBe(0);
  });

  it('which phones have used a code ends with the orders that an address may place without SMS', async () => {
    const [code, used] = [{ codigo: 'UNAVEZ', descuento: 6.5, total: 58.5 }, '5500000020'];
    const asOwnerHere = askAs(limited, ownerToken());
    await asOwnerHere(createDiscountCode, aDiscountCode({ name: 'UNAVEZ', maxUsesPerPhone: 1 }));
    await asOwnerHere(updateShop, { takesWithoutCode: true });
    expect((await sendOrder(limited, code, { of: used })).statusCode).toBe(201);
    const send = async (of: string, changes: object = {}) => {
      const answer = await limited.app.inject({
        method: 'POST',
        url: '/api/orders/sin-codigo',
        headers: { 'idempotency-key': crypto.randomUUID() },
        remoteAddress: '10.7.0.1',
        payload: { ...anOrder({ ...code, telefono_usuario: of, ...changes }), via: 'llamada' },
      });
      return answer.statusCode;
    };
    expect(await send(used)).toBe(409);
    for (const of of ['5500000021', '5500000022', '5500000023']) expect(await send(of)).toBe(201);
    expect([await send(used), await send('5500000024')]).toEqual([429, 429]);
  });
});
