import {
  cancelFollowedOrder,
  cancelOrder,
  changeStage,
  getActiveOrders,
  getFollowedOrder,
  getMoments,
  getOrderDetails,
  getOrdersOfPhone,
  pausePickup,
  pauseShop,
  updateShop,
} from '@crepas/api';
import { orderId, type PhoneNumber } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellDuePreparations } from '../../alerts/duePreparations.ts';
import { anOrder, phone } from '../../testing/anOrder.ts';
import { askAs, sendAs } from '../../testing/askAs.ts';
import { freshShop } from '../../testing/freshShop.ts';
import { customerToken, ownerToken, staffToken } from '../../testing/tokens.ts';

/** The database in this thread reads the clock that these tests set. */
const { shop, place } = freshShop();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A Monday in Mexico City; tokens of that moment. */
const at = (time: string) => vi.setSystemTime(Date.parse(`2026-11-16T${time}-06:00`));
const asOwner: ReturnType<typeof askAs> = (call, input) => askAs(shop, ownerToken())(call, input);
const asStaff: ReturnType<typeof askAs> = (call, input) => askAs(shop, staffToken())(call, input);
const asAna: ReturnType<typeof askAs> = (call, input) => askAs(shop, customerToken(phone))(call, input);
/** Every evening from six to eleven, with 45 minutes for a delivery. */
const evening = { week: ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, opens: 1080, closes: 1380 })) };
const turnOn = (maxPerQuarter: number | null = null, daysAhead = 1) =>
  asOwner(updateShop, { ...evening, scheduling: { isActive: true, daysAhead, maxPerQuarter } });
const inMexico = (time: string, day = 16) => new Date(`2026-11-${day}T${time}:00-06:00`).toISOString();
const turnOff = () =>
  asOwner(updateShop, { scheduling: { isActive: false, daysAhead: 0, maxPerQuarter: null } });
const moments = async () => (await askAs(shop, null)(getMoments, 'delivery')).json();

describe('an order for later', () => {
  it('is refused while the owner takes none', async () => {
    at('12:00:00');
    expect(await place({ para: inMexico('20:30') })).toEqual({
      status: 409,
      body: {
        error: 'Esa hora ya no se puede elegir. No queda otra hora.',
        codigo: 'hora_no_ofrecida',
        horas: [],
      },
    });
    expect(await moments()).toEqual({ horas: [], llenas: [] });
  });

  it('is placed while the shop is closed, and staff hear of it from the opening on', async () => {
    at('12:00:00');
    await turnOn();
    expect((await place()).body.codigo).toBe('cerrado');
    const placed = await place({ para: inMexico('20:30') });
    expect(placed.status).toBe(201);
    const id = orderId(placed.body.id_pedido);
    const read = {
      para: inMexico('20:30'),
      preparar_desde: inMexico('19:45'),
      avisar_desde: inMexico('18:00'),
    };
    expect((await asStaff(getActiveOrders, undefined)).json()).toMatchObject([read]);
    expect((await asAna(getOrderDetails, id)).json()).toMatchObject(read);
    expect((await asAna(getOrdersOfPhone, phone as PhoneNumber)).json()).toMatchObject([read]);
  });

  it('is on hold from its acceptance until its preparation is due', async () => {
    at('18:30:00');
    await turnOn();
    const id = orderId((await place({ para: inMexico('20:30') })).body.id_pedido);
    const read = async () => (await asStaff(getOrderDetails, id)).json();
    expect(await read()).not.toHaveProperty('avisar_desde');
    expect(await read()).not.toHaveProperty('en_espera');
    const accepted = await asStaff(changeStage, { id, stage: 'accepted' });
    expect(accepted.json()).toMatchObject({ etapa: 'aceptado', en_espera: true });
    at('19:44:59');
    expect(await read()).toMatchObject({ en_espera: true });
    at('19:45:00');
    expect(await read()).not.toHaveProperty('en_espera');
  });

  it('has none of its fields when it is for as soon as possible', async () => {
    at('18:30:00');
    await turnOn();
    const id = orderId((await place()).body.id_pedido);
    for (const read of [
      (await asStaff(getActiveOrders, undefined)).json()[0],
      (await asAna(getOrderDetails, id)).json(),
      (await asAna(getOrdersOfPhone, phone as PhoneNumber)).json()[0],
    ]) {
      expect(Object.keys(read)).toEqual(
        expect.not.arrayContaining(['para', 'preparar_desde', 'avisar_desde', 'en_espera']),
      );
    }
  });

  it('is refused with the nearest moments when its own is past, too near, or in a pause', async () => {
    at('19:00:00');
    await turnOn(null, 0);
    const refused = async (para: string) => {
      const { status, body } = await place({ para });
      return [status, body.codigo, body.horas];
    };
    const first = [inMexico('20:00'), inMexico('20:15'), inMexico('20:30')];
    expect(await refused(inMexico('19:45'))).toEqual([409, 'hora_no_ofrecida', first]);
    expect(await refused(inMexico('20:00', 15))).toEqual([409, 'hora_no_ofrecida', first]);
    const last = [inMexico('23:00'), inMexico('23:15'), inMexico('23:30')];
    expect(await refused(inMexico('20:00', 17))).toEqual([409, 'hora_no_ofrecida', last]);
    await asStaff(pauseShop, { minutes: 60 });
    expect(await refused(inMexico('20:30'))).toEqual([
      409,
      'hora_no_ofrecida',
      [inMexico('20:45'), inMexico('21:00'), inMexico('21:15')],
    ]);
    expect((await place({ para: inMexico('20:45') })).status).toBe(201);
  });

  it('may be written until the last millisecond at which its moment is offered', async () => {
    at('19:00:00');
    await turnOn();
    expect((await place({ para: inMexico('20:00') })).status).toBe(201);
    at('19:00:00.001');
    expect((await place({ para: inMexico('20:00') })).status).toBe(409);
  });

  it('needs a quarter of an hour', async () => {
    at('19:00:00');
    await turnOn();
    expect(await place({ para: inMexico('20:10') })).toMatchObject({ status: 422 });
  });

  it('is not placed twice by a repeated request, also when its moment is past by then', async () => {
    at('19:00:00');
    await turnOn(1);
    const key = crypto.randomUUID();
    const first = await place({ para: inMexico('20:30') }, key);
    expect(await place({ para: inMexico('20:30') }, key)).toEqual({ status: 200, body: first.body });
    at('21:00:00');
    expect(await place({ para: inMexico('20:30') }, key)).toEqual({ status: 200, body: first.body });
    expect((await place({ para: inMexico('22:30') }, key)).status).toBe(422);
    expect((await place({}, key)).status).toBe(422);
  });
});

describe('an order for later without a code, and one by telephone', () => {
  const body = (para: string) => anOrder({ para });

  it('waits for the call, and the owner of its link may cancel it on hold', async () => {
    at('18:30:00');
    await turnOn();
    await asOwner(updateShop, { takesWithoutCode: true });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const payload = { ...body(inMexico('20:30')), via: 'llamada' };
    const placed = await sendAs(shop, '')('POST', '/orders/sin-codigo', payload, headers);
    expect(placed.statusCode).toBe(201);
    const { id_pedido, seguimiento } = placed.json();
    const follow = async () => (await askAs(shop, null)(getFollowedOrder, seguimiento)).json();
    expect(await follow()).toMatchObject({ etapa: 'por_confirmar', para: inMexico('20:30') });
    await asStaff(changeStage, { id: orderId(id_pedido), stage: 'accepted' });
    expect(await follow()).toMatchObject({ etapa: 'aceptado', en_espera: true });
    const cancelled = await askAs(shop, null)(cancelFollowedOrder, seguimiento);
    expect(cancelled.json()).toMatchObject({ etapa: 'cancelado' });
  });

  it('is for any quarter of an hour to come within the days, also while the shop is closed or paused', async () => {
    at('12:00:00');
    await turnOn(1);
    const take = async (para: string) =>
      sendAs(shop, staffToken())(
        'POST',
        '/orders/captura',
        { ...body(para), minutos: 40 },
        { 'idempotency-key': crypto.randomUUID() },
      );
    const taken = await take(inMexico('12:15'));
    expect(taken.statusCode).toBe(201);
    const [order] = (await asStaff(getActiveOrders, undefined)).json();
    expect(order).toMatchObject({ para: inMexico('12:15'), preparar_desde: inMexico('12:00'), minutos: 40 });
    expect(order).not.toHaveProperty('en_espera');
    // The acceptance was told: the preparation begins with it.
    expect(await tellDuePreparations(shop.database)).toBe(0);
    expect((await take(inMexico('12:15'))).json().codigo).toBe('hora_llena');
    expect((await take(inMexico('12:00'))).json().codigo).toBe('hora_no_ofrecida');
    expect((await take(inMexico('05:00', 18))).json().codigo).toBe('hora_no_ofrecida');
    expect((await take(inMexico('04:45', 18))).statusCode).toBe(201);
    await turnOff();
    expect((await take(inMexico('20:00'))).json().codigo).toBe('hora_no_ofrecida');
  });
});

describe('what can be had', () => {
  it('is judged at the moment: what is sold out today can be ordered for tomorrow', async () => {
    at('18:30:00');
    await turnOn();
    await sendAs(shop, staffToken())('PUT', '/products/1/agotado', { agotado: true });
    expect((await place()).body).toHaveProperty('cambios');
    expect((await place({ para: inMexico('20:30') })).body).toHaveProperty('cambios');
    expect((await place({ para: inMexico('20:30', 17) })).status).toBe(201);
    await sendAs(shop, staffToken())('PUT', '/products/1/agotado', { agotado: false });
  });
});

describe('a pickup for later', () => {
  it('is offered after the pause of fetching, by its own promise, and not while it is off', async () => {
    at('18:30:00');
    await turnOn();
    const fetched = { entrega: 'recoger', nombre: 'Ana' } as const;
    expect((await place({ ...fetched, para: inMexico('20:00') })).body.codigo).toBe('no_se_recoge');
    await asOwner(updateShop, { pickup: { isActive: true, minutes: 20 } });
    await asStaff(pausePickup, { minutes: 60 });
    expect((await place({ ...fetched, para: inMexico('19:45') })).body).toMatchObject({
      codigo: 'hora_no_ofrecida',
      horas: [inMexico('20:00'), inMexico('20:15'), inMexico('20:30')],
    });
    expect((await place({ ...fetched, para: inMexico('20:00') })).status).toBe(201);
    const [order] = (await asStaff(getActiveOrders, undefined)).json();
    expect(order).toMatchObject({ preparar_desde: inMexico('19:40') });
    const { horas } = (await askAs(shop, null)(getMoments, 'pickup')).json();
    expect(horas[0]).toBe(inMexico('20:00'));
  });
});

describe('the places of a quarter of an hour', () => {
  it('are as many as the owner says; a full one is refused with the nearest that are free', async () => {
    at('12:00:00');
    await turnOn(2);
    const para = inMexico('20:30');
    expect((await place({ para })).status).toBe(201);
    expect((await moments()).llenas).toEqual([]);
    expect((await place({ para })).status).toBe(201);
    expect((await moments()).llenas).toEqual([para]);
    for (const _ of [1, 2]) await place({ para: inMexico('20:45') });
    const horas = [inMexico('20:00'), inMexico('20:15'), inMexico('21:00')];
    expect(await place({ para })).toMatchObject({
      status: 409,
      body: {
        error:
          'Esa hora se llenó. Las más cercanas: hoy a las 8:00 p.m., hoy a las 8:15 p.m., hoy a las 9:00 p.m.',
        codigo: 'hora_llena',
        horas,
      },
    });
    expect((await moments()).horas).toContain(para);
  });

  it('are given back by a cancelled and a rejected order', async () => {
    at('18:30:00');
    await turnOn(1);
    const para = inMexico('20:30');
    const first = orderId((await place({ para })).body.id_pedido);
    expect((await place({ para })).status).toBe(409);
    expect((await asAna(cancelOrder, first)).statusCode).toBe(200);
    const second = orderId((await place({ para })).body.id_pedido);
    expect((await place({ para })).status).toBe(409);
    await asStaff(changeStage, { id: second, stage: 'rejected', reason: 'No' });
    expect((await place({ para })).status).toBe(201);
  });
});

describe("the customer's cancellation", () => {
  it('works while the accepted order is on hold, and not from the start of its preparation on', async () => {
    at('18:30:00');
    await turnOn();
    const ids = [];
    for (const _ of [1, 2]) {
      const id = orderId((await place({ para: inMexico('20:30') })).body.id_pedido);
      await asStaff(changeStage, { id, stage: 'accepted' });
      ids.push(id);
    }
    const [first = orderId(0), second = orderId(0)] = ids;
    at('19:44:59');
    expect((await asAna(cancelOrder, first)).json()).toMatchObject({ etapa: 'cancelado' });
    at('19:45:00');
    expect((await asAna(cancelOrder, second)).statusCode).toBe(409);
  });
});
