import { cancelOrder, changeStage, getOrderDetails, pauseShop, resumeShop, updateShop } from '@crepas/api';
import { type OrderId, orderId, shopDayAt } from '@crepas/domain';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { msUntilPreparation, tellDuePreparations } from '../../alerts/duePreparations.ts';
import { alertLateTickets } from '../../alerts/lateTickets.ts';
import { msUntilNextStep, takeDueSteps } from '../../alerts/unansweredOrders.ts';
import { printers } from '../../db/tables/printing.ts';
import { pushMessages, pushSubscriptions } from '../../db/tables/push.ts';
import { deleteOldJobs } from '../../printing/jobs.ts';
import { anOrder, phone } from '../../testing/anOrder.ts';
import { askAs, sendAs } from '../../testing/askAs.ts';
import { freshShop } from '../../testing/freshShop.ts';
import { eventsOf } from '../../testing/placeOrder.ts';
import { pairTestPrinter } from '../../testing/testPrinter.ts';
import { customerToken, ownerToken, staffToken } from '../../testing/tokens.ts';

/** The database in this thread reads the clock that these tests set. */
const { shop, place } = freshShop();
const database = () => shop.database;
/** A Monday in Mexico City, or a day after it; tokens of that moment. */
const at = (time: string, day = 16) => vi.setSystemTime(Date.parse(`2026-11-${day}T${time}-06:00`));
const inMexico = (time: string, day = 16) => new Date(`2026-11-${day}T${time}:00-06:00`).toISOString();
const asStaff: ReturnType<typeof askAs> = (call, input) => askAs(shop, staffToken())(call, input);
const step = (id: OrderId, stage: 'accepted' | 'preparing' | 'rejected') =>
  asStaff(changeStage, { id, stage, reason: 'No' });
const messages = async () =>
  (await database().queries.select().from(pushMessages).orderBy(asc(pushMessages.id))).map(
    ({ occasion }) => occasion,
  );
const tellAgain = async () => [await tellDuePreparations(database()), await tellDuePreparations(database())];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('18:30:00');
  const { queries } = database();
  await queries.delete(printers);
  await queries.delete(pushSubscriptions);
  await queries.insert(pushSubscriptions).values({ endpoint: 'e', p256dh: 'p', auth: 'a', phone });
  await queries.insert(pushSubscriptions).values({ endpoint: 's', p256dh: 'p', auth: 'a', account: 'ana' });
  const week = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, opens: 1080, closes: 1380 }));
  const scheduling = { isActive: true, daysAhead: 7, maxPerQuarter: null };
  await askAs(shop, ownerToken())(updateShop, { week, scheduling });
});
afterEach(() => void vi.useRealTimers());

async function placed(para = inMexico('20:30')): Promise<OrderId> {
  return orderId((await place({ para })).body.id_pedido);
}
async function accepted(para = inMexico('20:30')): Promise<OrderId> {
  const id = await placed(para);
  await step(id, 'accepted');
  return id;
}
async function move(id: OrderId, version: number, para: string | null) {
  const payload = { motivo: 'Lo pidió el cliente', para };
  const headers = { 'if-match': `"${version}"` };
  const answer = await sendAs(shop, staffToken())('PUT', `/orders/${id}/contenido`, payload, headers);
  return { status: answer.statusCode, body: answer.json() };
}

describe('the ticket of an order for later', () => {
  it('comes when its preparation is due, and once', async () => {
    const printer = await pairTestPrinter(shop);
    await accepted();
    at('19:44:59');
    await printer.work();
    expect(printer.paper).toEqual([]);
    expect(await alertLateTickets(database())).toBe(0);
    at('19:45:00');
    await printer.work();
    await printer.work();
    expect(printer.paper).toHaveLength(1);
    expect(printer.paper[0]).not.toContain('REIMPRESIÓN');
  });

  it('comes days after its acceptance, and is late from then on', async () => {
    const printer = await pairTestPrinter(shop);
    await accepted(inMexico('20:30', 23));
    at('19:46:59', 23);
    await deleteOldJobs(database().queries);
    expect(await alertLateTickets(database())).toBe(0);
    at('19:47:00', 23);
    expect(await alertLateTickets(database())).toBe(1);
    await printer.work();
    expect(printer.paper).toHaveLength(1);
  });

  it('comes from a printer that was paired after the acceptance', async () => {
    await accepted();
    const printer = await pairTestPrinter(shop);
    at('19:45:00');
    expect(await tellAgain()).toEqual([1, 0]);
    await printer.work();
    expect(printer.paper).toHaveLength(1);
  });

  it('comes at once when staff begin early, and not again', async () => {
    const printer = await pairTestPrinter(shop);
    const id = await accepted();
    await step(id, 'preparing');
    await printer.work();
    expect(printer.paper).toHaveLength(1);
    at('19:45:00');
    await tellAgain();
    await printer.work();
    expect(printer.paper).toHaveLength(1);
  });

  it('comes at once when staff ask for it, and when its preparation is due', async () => {
    const printer = await pairTestPrinter(shop);
    const id = await accepted();
    for (const _ of [1, 2]) await sendAs(shop, staffToken())('POST', `/orders/${id}/imprimir`);
    await printer.work();
    expect(printer.paper).toHaveLength(1);
    at('19:45:00');
    await printer.work();
    expect(printer.paper).toHaveLength(2);
  });

  it('does not come for an order that its customer cancelled on hold', async () => {
    const printer = await pairTestPrinter(shop);
    const id = await accepted();
    await askAs(shop, customerToken(phone))(cancelOrder, id);
    at('19:45:00');
    expect(await tellAgain()).toEqual([0, 0]);
    await printer.work();
    expect(printer.paper).toEqual([]);
  });

  it('is on paper when its customer cancels, if staff had asked for it: then another one says so', async () => {
    const printer = await pairTestPrinter(shop);
    const id = await accepted();
    await sendAs(shop, staffToken())('POST', `/orders/${id}/imprimir`);
    await printer.work();
    await askAs(shop, customerToken(phone))(cancelOrder, id);
    await printer.work();
    expect(printer.paper).toHaveLength(2);
    expect(printer.paper[1]).toContain('CANCELADO');
  });

  it('moves with the order: to later, before it was printed and after it, and to as soon as possible', async () => {
    const printer = await pairTestPrinter(shop);
    const id = await accepted();
    expect((await move(id, 0, inMexico('21:00'))).status).toBe(200);
    at('19:45:00');
    await printer.work();
    expect(printer.paper).toEqual([]);
    at('20:15:00');
    await printer.work();
    expect(printer.paper).toHaveLength(1);
    expect(printer.paper[0]).not.toContain('CAMBIO');
    // The order is on paper: the kitchen reads at once that it has moved, and gets it again when it is due.
    expect((await move(id, 1, inMexico('22:00'))).status).toBe(200);
    await printer.work();
    expect(printer.paper).toHaveLength(2);
    expect(printer.paper[1]).toContain('CAMBIO');
    at('21:15:00');
    await printer.work();
    expect(printer.paper).toHaveLength(3);
    expect(printer.paper[2]).not.toContain('CAMBIO');
    const other = await accepted(inMexico('22:30'));
    expect((await move(other, 0, null)).body).not.toHaveProperty('para');
    await printer.work();
    expect(printer.paper).toHaveLength(4);
  });
});

describe('the start of the preparation', () => {
  it('is told to the customer and the boards once', async () => {
    const id = await accepted();
    expect(await messages()).toEqual(['accepted']);
    expect(await msUntilPreparation(database())).toBe(75 * 60_000);
    at('19:44:59');
    expect(await tellAgain()).toEqual([0, 0]);
    at('19:45:00');
    expect(await tellAgain()).toEqual([1, 0]);
    expect(await messages()).toEqual(['accepted', 'preparationDue']);
    expect(await eventsOf(database(), id)).toEqual(['received', 'accepted', 'accepted']);
    expect(await msUntilPreparation(database())).toBeNull();
    await step(id, 'preparing');
    expect(await messages()).toEqual(['accepted', 'preparationDue']);
  });

  it('is told when staff begin early, and not again when it is due', async () => {
    const id = await accepted();
    await step(id, 'preparing');
    at('19:45:00');
    expect(await tellAgain()).toEqual([0, 0]);
    expect(await messages()).toEqual(['accepted', 'preparationDue']);
  });

  it('is told by the acceptance alone when the order is accepted after it', async () => {
    const id = await placed();
    at('19:46:00');
    await step(id, 'accepted');
    expect(await tellAgain()).toEqual([0, 0]);
    await step(id, 'preparing');
    expect(await messages()).toEqual(['accepted']);
  });

  it('is told anew when the order has moved', async () => {
    const id = await accepted();
    at('19:45:00');
    await tellAgain();
    const moved = await move(id, 0, inMexico('21:30'));
    expect(moved.body).toMatchObject({
      para: inMexico('21:30'),
      preparar_desde: inMexico('20:45'),
      en_espera: true,
      cambios_pedido: [{ cambios: [{ que: 'para' }] }],
    });
    at('20:45:00');
    expect(await tellAgain()).toEqual([1, 0]);
    expect(await messages()).toEqual(['accepted', 'preparationDue', 'contentChanged', 'preparationDue']);
  });
});

describe('a moment that staff move', () => {
  it('stays when the change does not name it, also after the owner has turned the setting off', async () => {
    const id = await accepted();
    const scheduling = { isActive: false, daysAhead: 0, maxPerQuarter: null };
    await askAs(shop, ownerToken())(updateShop, { scheduling });
    const headers = { 'if-match': '"0"' };
    const content = { motivo: 'Sin piso', nota_pedido: 'Sin azúcar' };
    const answer = await sendAs(shop, staffToken())('PUT', `/orders/${id}/contenido`, content, headers);
    expect(answer.json()).toMatchObject({ para: inMexico('20:30'), preparar_desde: inMexico('19:45') });
    expect(await move(id, 1, inMexico('21:00'))).toMatchObject({
      status: 409,
      body: { codigo: 'hora_no_ofrecida' },
    });
    at('19:45:00');
    expect(await tellAgain()).toEqual([1, 0]);
  });

  it('begins later when it is picked up instead of brought, while its preparation has not begun', async () => {
    await askAs(shop, ownerToken())(updateShop, { pickup: { isActive: true, minutes: 20 } });
    const id = await accepted();
    const change = async (version: number, content: object) => {
      const headers = { 'if-match': `"${version}"` };
      const payload = { motivo: 'Pasa por él', ...content };
      return (await sendAs(shop, staffToken())('PUT', `/orders/${id}/contenido`, payload, headers)).json();
    };
    const pickedUp = await change(0, { entrega: 'recoger', nombre: 'Ana' });
    expect(pickedUp).toMatchObject({ para: inMexico('20:30'), preparar_desde: inMexico('20:10') });
    at('20:10:00');
    const brought = await change(1, { entrega: 'domicilio', direccion_entrega: 'Av. Juárez 10' });
    expect(brought).toMatchObject({ para: inMexico('20:30'), preparar_desde: inMexico('20:10') });
  });

  it('takes an order out of the kitchen again: it is on hold, can be cancelled, and comes back when it is due', async () => {
    const printer = await pairTestPrinter(shop);
    const id = await accepted();
    at('19:45:00');
    await tellAgain();
    await step(id, 'preparing');
    await printer.work();
    expect((await move(id, 0, inMexico('20:30', 17))).body).toMatchObject({
      etapa: 'aceptado',
      en_espera: true,
    });
    await printer.work();
    expect(printer.paper).toEqual([expect.anything(), expect.stringContaining('CAMBIO')]);
    expect(await eventsOf(database(), id)).toEqual([
      'received',
      'accepted',
      'accepted',
      'preparing',
      'accepted',
    ]);

    at('19:45:00', 17);
    expect(await tellAgain()).toEqual([1, 0]);
    await printer.work();
    expect(printer.paper).toHaveLength(3);
    expect(await messages()).toEqual(['accepted', 'preparationDue', 'contentChanged', 'preparationDue']);
    await step(id, 'preparing');

    expect((await move(id, 1, inMexico('20:30', 18))).status).toBe(200);
    await askAs(shop, customerToken(phone))(cancelOrder, id);
    expect((await eventsOf(database(), id)).at(-1)).toBe('cancelled');
  });

  it('leaves an order in the kitchen whose preparation is due at the new moment too', async () => {
    const id = await accepted();
    at('19:45:00');
    await step(id, 'preparing');
    expect((await move(id, 0, inMexico('20:15'))).body).toMatchObject({ etapa: 'preparando' });
    expect(await eventsOf(database(), id)).toEqual(['received', 'accepted', 'preparing', 'preparing']);
  });

  it('is promised from now on when it becomes as soon as possible, also days after it was placed', async () => {
    const id = await accepted(inMexico('22:30'));
    at('20:15:00');
    expect((await move(id, 0, null)).body).toMatchObject({ minutos: 105 + 45 });
    const old = await accepted(inMexico('22:30', 17));
    at('20:15:00', 17);
    expect((await move(old, 0, null)).body).toMatchObject({ minutos: 24 * 60 + 45 });
  });

  it('needs a place, and keeps the one that it has', async () => {
    const scheduling = { isActive: true, daysAhead: 7, maxPerQuarter: 1 };
    await askAs(shop, ownerToken())(updateShop, { scheduling });
    const id = await accepted();
    const headers = { 'if-match': '"0"' };
    const content = { motivo: 'Sin piso', nota_pedido: 'Sin azúcar', para: inMexico('20:30') };
    const kept = await sendAs(shop, staffToken())('PUT', `/orders/${id}/contenido`, content, headers);
    expect(kept.statusCode).toBe(200);
    await placed(inMexico('21:00'));
    expect(await move(id, 1, inMexico('21:00'))).toMatchObject({
      status: 409,
      body: { codigo: 'hora_llena', horas: [inMexico('20:45'), inMexico('21:15'), inMexico('21:30')] },
    });
    expect(await move(id, 1, inMexico('20:10'))).toMatchObject({ status: 422 });
    expect((await move(id, 1, inMexico('20:45'))).status).toBe(200);
  });

  it('can be any quarter of an hour to come, whatever the hours are', async () => {
    const id = await placed();
    expect((await move(id, 0, inMexico('12:00', 17))).body).toMatchObject({ para: inMexico('12:00', 17) });
    expect((await move(id, 1, inMexico('18:30'))).status).toBe(409);
    expect((await move(id, 1, inMexico('12:00', 25))).status).toBe(409);
  });
});

describe('an order for later that comes while the shop is closed', () => {
  it('is alerted of from the opening on', async () => {
    at('12:00:00');
    await askAs(shop, ownerToken())(updateShop, { autoRejectMinutes: 10 });
    await placed();
    at('18:01:09');
    expect(await takeDueSteps(database())).toBe(0);
    expect(await msUntilNextStep(database())).toBe(1_000);
    at('18:01:10');
    expect(await takeDueSteps(database())).toBe(1);
    at('18:03:00');
    expect(await takeDueSteps(database())).toBe(1);
    expect(await messages()).toEqual(['staffAlert']);
    at('18:09:59');
    expect(await takeDueSteps(database())).toBe(0);
    at('18:10:00');
    expect(await takeDueSteps(database())).toBe(1);
    expect(await messages()).toEqual(['staffAlert', 'rejected']);
  });

  it('is alerted of when a pause ends earlier or lasts longer, and the boards read it', async () => {
    await asStaff(pauseShop, { minutes: 60 });
    const id = await placed(inMexico('21:00'));
    const alertsFrom = async () => (await asStaff(getOrderDetails, id)).json().avisar_desde;
    expect(await alertsFrom()).toBe(inMexico('19:30'));
    at('18:40:00');
    await asStaff(pauseShop, { minutes: 90 });
    expect(await alertsFrom()).toBe(inMexico('20:10'));
    at('18:50:00');
    await asStaff(resumeShop, undefined);
    expect(await alertsFrom()).toBe(inMexico('18:50'));
    expect(await eventsOf(database(), id)).toEqual(['received', 'received', 'received']);
    await askAs(shop, ownerToken())(updateShop, { lastOrderMinutes: 15 });
    expect(await eventsOf(database(), id)).toHaveLength(3);
    at('18:51:10');
    expect(await takeDueSteps(database())).toBe(1);
  });

  it('is alerted of when its preparation is due at the latest, however long the shop is closed', async () => {
    await asStaff(pauseShop, { minutes: 30 });
    const id = await placed(inMexico('21:00'));
    const alertsFrom = async () => (await asStaff(getOrderDetails, id)).json().avisar_desde;
    const today = {
      kind: 'closed',
      date: shopDayAt(Date.now(), 'America/Mexico_City'),
      reason: null,
    } as const;
    await askAs(shop, ownerToken())(updateShop, { specialDays: [today] });
    expect(await alertsFrom()).toBe(inMexico('20:15'));
    expect(await eventsOf(database(), id)).toHaveLength(2);
    await asStaff(pauseShop, { minutes: 240 });
    expect(await alertsFrom()).toBe(inMexico('20:15'));
    expect(await eventsOf(database(), id)).toHaveLength(2);
    at('20:16:10');
    expect(await takeDueSteps(database())).toBe(1);
  });

  it('is alerted of when its preparation is due, also when staff took it for a time at which the shop is closed', async () => {
    await asStaff(pauseShop, { minutes: 240 });
    const taken = await sendAs(shop, staffToken())(
      'POST',
      '/orders/captura',
      anOrder({ para: inMexico('21:00') }),
    );
    const details = await asStaff(getOrderDetails, orderId(taken.json().id_pedido));
    expect(details.json().avisar_desde).toBe(inMexico('20:15'));
  });

  it('is alerted of when its preparation is due, also when it was moved to before the opening', async () => {
    await asStaff(pauseShop, { minutes: 120 });
    const id = await placed(inMexico('22:00'));
    expect((await move(id, 0, inMexico('20:00'))).body).toMatchObject({ avisar_desde: inMexico('19:15') });
  });
});
