import {
  cancelOrder,
  changeStage,
  createDiscountCode,
  createProduct,
  type DiscountCodeChange,
  deleteDiscountCode,
  deleteProduct,
  getActiveOrders,
  getDiscountCodes,
  getDiscountedOrders,
  getOrderDetails,
  type OrderBody,
  orderDetailsFromWire,
  placePhoneOrder,
  restoreDiscountCode,
  setProductSoldOut,
  updateDiscountCode,
  updateProduct,
  updateShop,
} from '@crepas/api';
import {
  blankProduct,
  type Cents,
  categoryId,
  type DiscountCodeId,
  discountCodeId,
  discountOf,
  orderId,
  productId,
  type Weekday,
  zeroCents,
} from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discountCodes } from '../../db/tables/discounts.ts';
import { orders } from '../../db/tables/orders.ts';
import { aLine, anOrder, phone } from '../../testing/anOrder.ts';
import { type Ask, askAs } from '../../testing/askAs.ts';
import { freshShop } from '../../testing/freshShop.ts';
import { sendOrder } from '../../testing/placeOrder.ts';
import { customerToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const { shop, place, change } = freshShop();
/** Tokens of the moment that a test sets. */
const asOwner: Ask = (call, input) => askAs(shop, ownerToken())(call, input);
const asStaff: Ask = (call, input) => askAs(shop, staffToken())(call, input);
const asAna: Ask = (call, input) => askAs(shop, customerToken(phone))(call, input);
beforeEach(() => shop.database.queries.delete(discountCodes));

/** @returns its number */
const create = async (changes: Partial<DiscountCodeChange> = {}): Promise<DiscountCodeId> => {
  const answer = await asOwner(createDiscountCode, aDiscountCode(changes));
  expect(answer.statusCode).toBe(201);
  return discountCodeId(answer.json().id_codigo);
};
/** One Nutella for 65 pesos, with ten percent off. */
const tenPercent = { codigo: 'CREPA10', descuento: 6.5, total: 58.5 };
const half = { gift: { kind: 'amount', amount: 3250 as Cents } } as const;
const lost = (antes: number, total: number, ahora = 0) => ({
  status: 409,
  body: { error: 'Tu pedido cambió. ¿Confirmar?', cambios: [{ motivo: 'codigo', antes, ahora }], total },
});
const rows = () => shop.database.queries.select().from(orders).orderBy(asc(orders.id));
const uses = async () =>
  (await asOwner(getDiscountCodes, undefined))
    .json()
    .map(({ usados, ahorro }: Record<string, number>) => [usados, ahorro]);
/** An order of another customer. */
const placeOf = async (of: string, changes: Partial<OrderBody> = tenPercent) => {
  const answer = await sendOrder(shop, changes, { of, key: crypto.randomUUID() });
  return { status: answer.statusCode, body: answer.json() };
};
/** As Ana, without her phone’s proof. */
const placeUnproven = (changes: Partial<OrderBody> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/orders/sin-codigo',
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: { ...anOrder({ ...tenPercent, ...changes }), via: 'llamada' },
  });
const beto = '5587654321';

describe('an order with a code', () => {
  it('pays less, and keeps what was agreed', async () => {
    const id = await create();
    const placed = await place(tenPercent);
    expect(placed).toMatchObject({ status: 201, body: { total: 58.5 } });
    expect(await rows()).toMatchObject([
      {
        codeId: id,
        discountCents: 650,
        totalCents: 5850,
        discountTerms: {
          name: 'CREPA10',
          gift: { kind: 'percent', percent: 10 },
          minimum: 0,
          fulfilment: null,
          categoryIds: null,
        },
      },
    ]);
    expect(await uses()).toEqual([[1, 6.5]]);
    expect((await asOwner(getDiscountedOrders, id)).json()).toEqual([
      {
        id_pedido: placed.body.id_pedido,
        fecha_pedido: expect.any(String),
        nombre: expect.any(String),
        telefono_usuario: phone,
        descuento: 6.5,
        total: 58.5,
      },
    ]);
  });

  it('has it however its customer typed it', async () => {
    await create();
    expect((await place({ ...tenPercent, codigo: ' crépa-10' })).status).toBe(201);
  });

  it('is not placed for another discount or another total', async () => {
    await create();
    expect(await place({ ...tenPercent, descuento: 10, total: 55 })).toEqual(lost(10, 58.5, 6.5));
    expect(await place({ codigo: 'CREPA10' })).toEqual(lost(0, 58.5, 6.5));
    expect(await place({ ...tenPercent, total: 65 })).toMatchObject({ status: 422 });
    expect(await rows()).toEqual([]);
  });

  it('is not placed with a discount without a code', async () => {
    const { codigo: _, ...without } = tenPercent;
    const error = { error: 'El pedido lleva un descuento, pero no un código.' };
    expect(await place(without)).toEqual({ status: 422, body: error });
    expect(await place({ ...tenPercent, codigo: '' })).toEqual({ status: 422, body: error });
  });

  it('pays nothing when it gets everything', async () => {
    await create({ gift: { kind: 'percent', percent: 100 } });
    expect((await place({ codigo: 'CREPA10', descuento: 65, total: 0, paga_con: 0 })).status).toBe(201);
  });

  it('is an order without one when the code takes nothing off', async () => {
    await create({ minimum: 10_000 as Cents });
    expect((await place({ codigo: 'CREPA10' })).status).toBe(201);
    expect(await rows()).toMatchObject([{ codeId: null, discountTerms: null, discountCents: 0 }]);
    expect(await uses()).toEqual([[0, 0]]);
  });

  it('has a free delivery, and pays it when it is picked up', async () => {
    const feeWithoutPin = { fee: 3000 as Cents, minimum: zeroCents, freeFrom: null };
    await asOwner(updateShop, { feeWithoutPin, pickup: { isActive: true, minutes: 20 } });
    await create({ gift: { kind: 'delivery' } });
    const delivered = { codigo: 'CREPA10', envio: 30, descuento: 30, total: 65 };
    expect((await place(delivered)).status).toBe(201);
    expect(
      await place({ codigo: 'CREPA10', entrega: 'recoger', nombre: 'Ana', descuento: 30, total: 35 }),
    ).toEqual(lost(30, 65));
  });

  it('says in every read which product it gives', async () => {
    await create({ gift: { kind: 'product', productId: productId(1) } });
    const { body } = await place({ codigo: 'CREPA10', descuento: 65, total: 0, paga_con: 0 });
    const given = { codigo: 'CREPA10', descuento: 65, regalo: 1 };
    expect((await asStaff(getOrderDetails, orderId(body.id_pedido))).json()).toMatchObject(given);
    expect((await asStaff(getActiveOrders, undefined)).json()).toMatchObject([given]);
  });

  it('is refused with every change of it at once', async () => {
    await create();
    await asOwner(updateProduct, { id: productId(1), price: 7000 as Cents });
    expect((await place(tenPercent)).body).toEqual({
      error: 'Tu pedido cambió. ¿Confirmar?',
      cambios: [
        { id_producto: 1, motivo: 'precio', nombre: 'Nutella', antes: 65, ahora: 70 },
        { motivo: 'codigo', antes: 6.5, ahora: 7 },
      ],
      total: 63,
    });
    await asOwner(updateProduct, { id: productId(1), price: 6500 as Cents });
  });

  it('is taken by telephone, and without a code by SMS', async () => {
    await create({ maxUses: 2 });
    await asOwner(updateShop, { takesWithoutCode: true });
    const payload = anOrder(tenPercent);
    const taken = await asStaff(placePhoneOrder, { payload, minutes: null, key: crypto.randomUUID() });
    expect(taken.statusCode).toBe(201);
    expect((await placeUnproven()).statusCode).toBe(201);
    expect(await uses()).toEqual([[2, 13]]);
    const refused = await asStaff(placePhoneOrder, { payload, minutes: null, key: crypto.randomUUID() });
    expect({ status: refused.statusCode, body: refused.json() }).toEqual(lost(6.5, 65));
  });
});

describe('a code that does not hold', () => {
  const friday = { days: [5 as Weekday], opens: 18 * 60, closes: 21 * 60 };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T19:00:00-06:00') }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Partial<DiscountCodeChange>, string]>([
    ['is unknown', { name: 'OTRO' }, '19:00'],
    ['is paused', { isPaused: true }, '19:00'],
    ['is over', { lastDay: '2026-11-19' }, '19:00'],
    ['has not begun', { firstDay: '2026-11-21' }, '19:00'],
    ['holds at other hours', { windows: [friday] }, '21:00'],
    ['is for another way of delivery', { fulfilment: 'pickup' }, '19:00'],
    ['is for other products', { categoryIds: [categoryId(2)] }, '19:00'],
    ['gives another product', { gift: { kind: 'product', productId: productId(2) } }, '19:00'],
    ['needs more products', { minimum: 6501 as Cents }, '19:00'],
  ])('takes nothing off when it %s, and the order is told', async (_, changes, time) => {
    await create(changes);
    vi.setSystemTime(Date.parse(`2026-11-20T${time}:00-06:00`));
    expect(await place(tenPercent)).toEqual(lost(6.5, 65));
    expect((await place()).status).toBe(201);
  });

  it('holds in its days and hours', async () => {
    await create({
      windows: [friday],
      firstDay: '2026-11-20',
      lastDay: '2026-11-20',
      minimum: 6500 as Cents,
    });
    expect(await place(tenPercent)).toMatchObject({ status: 201 });
    // The shop's day ends at five in the morning.
    vi.setSystemTime(Date.parse('2026-11-21T04:59:00-06:00'));
    await asOwner(updateDiscountCode, {
      id: (await asOwner(getDiscountCodes, undefined)).json()[0].id_codigo,
      ...aDiscountCode({ lastDay: '2026-11-20' }),
    });
    expect((await place(tenPercent)).status).toBe(201);
    vi.setSystemTime(Date.parse('2026-11-21T05:00:00-06:00'));
    expect((await place(tenPercent)).status).toBe(409);
  });
});

describe('a code that is quoted and changes before the order', () => {
  const probe = async () => {
    const payload = { ...anOrder(), codigo: 'CREPA10' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/codigos/probar', payload });
    return answer.json();
  };

  it.each<[string, Partial<DiscountCodeChange>]>([
    ['is paused', { isPaused: true }],
    ['is ended', { lastDay: '2020-01-01' }],
    ['has no use left', { maxUses: 1 }],
  ])('%s: the order is told, with the sum without it', async (_, changes) => {
    const id = await create();
    expect(await probe()).toEqual({ codigo: 'CREPA10', descuento: 6.5 });
    if (changes.maxUses) await placeOf(beto);
    await asOwner(updateDiscountCode, { id, ...aDiscountCode(changes) });
    expect(await place(tenPercent)).toEqual(lost(6.5, 65));
  });

  it('gives a product that is sold out since: the order is told of both', async () => {
    await create({ gift: { kind: 'product', productId: productId(1) } });
    expect(await probe()).toEqual({ codigo: 'CREPA10', descuento: 65 });
    await asStaff(setProductSoldOut, { id: productId(1), isSoldOut: true });
    const answer = await place({ codigo: 'CREPA10', descuento: 65, total: 0 });
    expect(answer).toMatchObject({
      status: 409,
      body: { cambios: [{ motivo: 'no_disponible' }, { motivo: 'codigo', antes: 65, ahora: 0 }], total: 0 },
    });
    expect(await probe()).toMatchObject({ codigo: 'codigo_no_vale', para: 'productos' });
    await asStaff(setProductSoldOut, { id: productId(1), isSoldOut: false });
    expect(await rows()).toEqual([]);
  });
});

describe('the last use of a code', () => {
  it('is one order’s, and a rejected or cancelled order gives it back', async () => {
    await create({ maxUses: 1 });
    const first = orderId((await place(tenPercent)).body.id_pedido);
    expect(await placeOf(beto)).toEqual(lost(6.5, 65));
    expect((await asAna(cancelOrder, first)).statusCode).toBe(200);
    expect(await uses()).toEqual([[0, 0]]);
    const second = orderId((await placeOf(beto)).body.id_pedido);
    expect(await place(tenPercent)).toEqual(lost(6.5, 65));
    await asStaff(changeStage, { id: second, stage: 'rejected', reason: 'No hay' });
    expect((await place(tenPercent)).status).toBe(201);
    expect(await placeOf(beto)).toEqual(lost(6.5, 65));
  });

  it('is used once by an order that is sent again', async () => {
    await create({ maxUses: 1 });
    const key = crypto.randomUUID();
    const first = await place(tenPercent, key);
    expect(await place(tenPercent, key)).toEqual({ ...first, status: 200 });
    expect(await uses()).toEqual([[1, 6.5]]);
  });

  it('is one of twenty orders at once', async () => {
    await create({ maxUses: 1 });
    const phones = Array.from({ length: 20 }, (_, index) => `55000000${String(index).padStart(2, '0')}`);
    const answers = await Promise.all(phones.map((of) => placeOf(of)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 201)).toEqual(Array(19).fill(lost(6.5, 65)));
    expect(await uses()).toEqual([[1, 6.5]]);
  });

  it('that changes at every attempt is left out, and its customer is asked again', async () => {
    await create();
    const { queries } = shop.database;
    await queries.execute(sql`alter function code_is_lost rename to real_code_is_lost`);
    await queries.execute(sql`
      create function code_is_lost(of_code integer, code_seen text, of_phone text) returns boolean
      language sql volatile as $$ select of_code is not null $$`);
    expect(await place(tenPercent)).toEqual(lost(6.5, 65));
    await queries.execute(sql`drop function code_is_lost`);
    await queries.execute(sql`alter function real_code_is_lost rename to code_is_lost`);
    expect((await place(tenPercent)).status).toBe(201);
  });
  it('of a phone is its own', async () => {
    await create({ maxUsesPerPhone: 1 });
    const first = orderId((await place(tenPercent)).body.id_pedido);
    expect(await place(tenPercent)).toEqual(lost(6.5, 65));
    expect((await placeOf(beto)).status).toBe(201);
    await asAna(cancelOrder, first);
    expect((await place(tenPercent)).status).toBe(201);
  });

  it('of a phone is used by an unproven order when the shop has confirmed it', async () => {
    await create({ maxUsesPerPhone: 1 });
    await asOwner(updateShop, { takesWithoutCode: true });
    const placed = await placeUnproven();
    expect(placed.statusCode).toBe(201);
    const id = orderId(placed.json().id_pedido);
    const own = await place(tenPercent);
    expect(own.status).toBe(201);
    await asAna(cancelOrder, orderId(own.body.id_pedido));
    await asStaff(changeStage, { id, stage: 'accepted', minutes: 30 });
    expect(await place(tenPercent)).toEqual(lost(6.5, 65));
  });

  it('of a phone is told to an unproven order only where it would be placed', async () => {
    await create({ maxUsesPerPhone: 1 });
    await asOwner(updateShop, { takesWithoutCode: true });
    await place(tenPercent);
    // A stranger knows the code and Ana’s number: what is no order says nothing of her.
    const faults: readonly Partial<OrderBody>[] = [
      { total: 58 },
      { productos: [aLine({ precio_unitario: 60 })], total: 54 },
      { envio: 5, total: 63.5 },
      { paga_con: 1 },
      { entrega: 'recoger' },
    ];
    for (const fault of faults) {
      const [ofAna, ofBeto] = [
        await placeUnproven(fault),
        await placeUnproven({ ...fault, telefono_usuario: beto }),
      ];
      expect(ofAna.statusCode).toBeGreaterThanOrEqual(400);
      expect([ofAna.statusCode, ofAna.body]).toEqual([ofBeto.statusCode, ofBeto.body]);
    }
    const own = await placeUnproven();
    expect({ status: own.statusCode, body: own.json() }).toEqual(lost(6.5, 65));
    expect(await rows()).toHaveLength(1);
    expect((await placeUnproven({ codigo: '', total: 65, descuento: undefined })).statusCode).toBe(201);
  });

  it('counts the orders of a code that was deleted and came back', async () => {
    const id = await create({ maxUses: 1 });
    expect((await place(tenPercent)).status).toBe(201);
    await asOwner(deleteDiscountCode, id);
    expect(await placeOf(beto)).toEqual(lost(6.5, 65));
    // A new code of the same name has no uses.
    const other = await create({ maxUses: 1 });
    expect((await placeOf(beto)).status).toBe(201);
    await asOwner(deleteDiscountCode, other);
    await asOwner(restoreDiscountCode, id);
    expect(await uses()).toEqual([[1, 6.5]]);
    expect(await placeOf(beto)).toEqual(lost(6.5, 65));
  });

  it('is free again when the owner allows more', async () => {
    const id = await create({ maxUses: 1 });
    await place(tenPercent);
    await asOwner(updateDiscountCode, { id, ...aDiscountCode({ maxUses: 2 }) });
    expect((await placeOf(beto)).status).toBe(201);
    expect(await placeOf('5500000001')).toEqual(lost(6.5, 65));
  });
});

describe('a change of an order with a code', () => {
  const two = { productos: [aLine({ cantidad: 2 })], total: 130 };

  it('counts the discount anew by what was agreed, whatever became of the code', async () => {
    const id = await create({ maxUses: 1, minimum: 6500 as Cents });
    const order = (await place(tenPercent)).body.id_pedido;
    await asOwner(updateDiscountCode, {
      id,
      ...aDiscountCode({ ...half, isPaused: true, lastDay: '2020-01-01' }),
    });
    expect(await change(order, 0, two)).toMatchObject({ status: 200, body: { total: 117 } });
    await asOwner(deleteDiscountCode, id);
    expect(await change(order, 1, { productos: [aLine()], total: 65 })).toMatchObject({
      status: 200,
      body: { total: 58.5 },
    });
    expect(await change(order, 2, { nota_pedido: 'Sin nuez' })).toMatchObject({
      status: 200,
      body: { total: 58.5 },
    });
    expect(await rows()).toMatchObject([{ codeId: id, discountCents: 650, totalCents: 5850 }]);
  });

  it('takes it away below the minimum, and brings it back', async () => {
    await create({ minimum: 13_000 as Cents });
    const order = (await place({ ...two, codigo: 'CREPA10', descuento: 13, total: 117 })).body.id_pedido;
    expect(await change(order, 0, { productos: [aLine()], total: 65 })).toMatchObject({
      body: { total: 65 },
    });
    expect(await rows()).toMatchObject([{ discountCents: 0, discountTerms: { name: 'CREPA10' } }]);
    // The order is still a use of the code.
    expect(await uses()).toEqual([[1, 0]]);
    expect(await change(order, 1, two)).toMatchObject({ body: { total: 117 } });
  });

  it('says that the discount changed, and nothing of it while it stays', async () => {
    await create();
    const order = (await place(tenPercent)).body.id_pedido;
    const changed = await change(order, 0, two);
    const pieces = { que: 'producto', nombre: 'Nutella', antes: 1, ahora: 2 };
    expect(changed.body.cambios_pedido).toMatchObject([
      { total_antes: 58.5, total_ahora: 117, cambios: [pieces, { que: 'descuento' }] },
    ]);
    const noted = await change(order, 1, { nota_pedido: 'Sin nuez' });
    expect(noted.body.cambios_pedido.at(-1).cambios).toEqual([{ que: 'nota' }]);
  });

  it('that drops the only product of its category pays all of the others, and has it again with the product', async () => {
    const drink = { name: 'Malteada', categoryId: categoryId(2), price: 4_000 as Cents };
    const id = productId((await asOwner(createProduct, drink)).json().id_producto);
    const line = aLine({ id_producto: id, precio_unitario: 40 });
    await create({ categoryIds: [categoryId(2)] });
    const both = { productos: [aLine(), line], total: 105 };
    const order = (await place({ ...both, codigo: 'CREPA10', descuento: 4, total: 101 })).body.id_pedido;
    const dropped = await change(order, 0, { productos: [aLine()], total: 65 });
    expect(dropped).toMatchObject({ status: 200, body: { total: 65 } });
    expect(dropped.body).not.toHaveProperty('codigo');
    expect(await change(order, 1, both)).toMatchObject({
      body: { codigo: 'CREPA10', descuento: 4, total: 101 },
    });
    await asOwner(deleteProduct, id);
  });

  it('is read by staff with what was agreed, by which the form counts as the server does', async () => {
    const drink = { name: 'Malteada', categoryId: categoryId(2), price: 4_000 as Cents };
    const id = productId((await asOwner(createProduct, drink)).json().id_producto);
    const line = aLine({ id_producto: id, precio_unitario: 40 });
    await create({ categoryIds: [categoryId(1)], minimum: 13_000 as Cents });
    const { body } = await place({ ...two, codigo: 'CREPA10', descuento: 13, total: 117 });
    const order = orderId(body.id_pedido);
    const read = async () => (await asStaff(getOrderDetails, order)).json();
    const agreed = {
      codigo: 'CREPA10',
      tipo: 'porcentaje',
      valor: 10,
      minimo: 130,
      entrega: 'todas',
      categorias: [1],
    };
    expect(await read()).toMatchObject({ codigo_acordado: agreed, detalles: [{ id_categoria: 1 }] });
    // Its customer reads what it is, not by what it was counted.
    const own = (await asAna(getOrderDetails, order)).json();
    expect(own).toMatchObject({ codigo: 'CREPA10', descuento: 13 });
    expect(own).not.toHaveProperty('codigo_acordado');
    expect(own.detalles[0]).not.toHaveProperty('id_categoria');

    // Below the minimum: the code stays with the order, and staff read it all the same.
    await change(order, 0, { productos: [aLine(), line], total: 105 });
    const without = await read();
    expect(without).toMatchObject({
      codigo_acordado: agreed,
      detalles: [{ id_categoria: 1 }, { id_categoria: 2 }],
    });
    expect(without).not.toHaveProperty('descuento');
    // A product that moves counts where it is now, and one that is off the menu where it was.
    await asOwner(updateProduct, { id, categoryId: categoryId(1) });
    expect((await read()).detalles[1]).toMatchObject({ id_categoria: 1 });
    await asOwner(deleteProduct, id);
    expect((await read()).detalles[1]).toMatchObject({ id_categoria: 2 });

    const { discountTerms, lines } = orderDetailsFromWire(await read());
    const [sold, added] = lines.map(({ productId: id, unitPrice: price, categoryId }) => ({
      ...blankProduct,
      id: id ?? productId(0),
      price,
      categoryId: categoryId ?? blankProduct.categoryId,
    }));
    if (!discountTerms || !sold || !added) return expect.unreachable();
    const pieces = { extras: [], crepas: [], groups: [] };
    const counted = discountOf(discountTerms, {
      lines: [
        { product: sold, quantity: 2, ...pieces },
        { product: added, quantity: 1, ...pieces },
      ],
      fulfilment: 'delivery',
      fee: zeroCents,
    });
    expect(counted).toEqual({ kind: 'given', amount: 1_300 });
    const changed = await change(order, 1, { productos: [aLine({ cantidad: 2 }), line], total: 170 });
    expect(changed).toMatchObject({ status: 200, body: { descuento: 13, total: 157 } });
  });

  it('is read without what was agreed where there is no code', async () => {
    const order = orderId((await place()).body.id_pedido);
    const read = (await asStaff(getOrderDetails, order)).json();
    expect(read).not.toHaveProperty('codigo_acordado');
    expect(read.detalles[0]).not.toHaveProperty('id_categoria');
  });

  it('is refused for a total that counts the discount', async () => {
    await create();
    const order = (await place(tenPercent)).body.id_pedido;
    expect((await change(order, 0, { ...two, total: 117 })).status).toBe(422);
  });

  it('to pickup takes a free delivery away, and a code for deliveries', async () => {
    await asOwner(updateShop, { pickup: { isActive: true, minutes: 20 } });
    await create({ fulfilment: 'delivery' });
    const order = (await place(tenPercent)).body.id_pedido;
    expect(await change(order, 0, { entrega: 'recoger', nombre: 'Ana' })).toMatchObject({
      status: 200,
      body: { total: 65 },
    });
    expect(
      await change(order, 1, { entrega: 'domicilio', direccion_entrega: 'Av. Juárez 10' }),
    ).toMatchObject({
      status: 200,
      body: { total: 58.5 },
    });
  });

  it('knows the categories of what was sold', async () => {
    await asOwner(updateShop, { pickup: { isActive: true, minutes: 20 } });
    await create({ categoryIds: [categoryId(1)], gift: { kind: 'product', productId: productId(1) } });
    const order = (await place({ codigo: 'CREPA10', descuento: 65, total: 0 })).body.id_pedido;
    expect(await change(order, 0, two)).toMatchObject({ status: 200, body: { total: 65 } });
    expect(await change(order, 1, { entrega: 'recoger', nombre: 'Ana' })).toMatchObject({
      status: 200,
      body: { total: 65 },
    });
  });

  it.each([
    [1, 'counts'],
    [2, 'does not count'],
  ])('of a code for category %i %s what was sold and is off the menu since', async (category) => {
    await asOwner(updateShop, { pickup: { isActive: true, minutes: 20 } });
    const dish = { name: 'Malteada', categoryId: categoryId(category), price: 4_000 as Cents };
    const id = productId((await asOwner(createProduct, dish)).json().id_producto);
    const line = aLine({ id_producto: id, precio_unitario: 40 });
    await create({ categoryIds: [categoryId(1)] });
    const isCounted = category === 1;
    const [off, price] = isCounted ? [10.5, 94.5] : [6.5, 98.5];
    const placed = await place({
      codigo: 'CREPA10',
      descuento: off,
      productos: [aLine(), line],
      total: price,
    });
    expect(placed.status).toBe(201);
    await asOwner(deleteProduct, id);
    const order = placed.body.id_pedido;
    const changed = { productos: [aLine({ cantidad: 2 }), line], total: 170 };
    const total = 170 - off - 6.5;
    expect(await change(order, 0, changed)).toMatchObject({ status: 200, body: { total } });
    // Written again by the change.
    expect(await change(order, 1, { entrega: 'recoger', nombre: 'Ana' })).toMatchObject({
      status: 200,
      body: { total },
    });
  });
});
