import { randomUUID } from 'node:crypto';
import {
  changeStage,
  createDiscountCode,
  getChanges,
  getPrinters,
  printAgain,
  printTestPage,
  removePrinter,
  updatePrinter,
  updateShop,
} from '@crepas/api';
import { type OrderId, type OrderStage, orderId, productId } from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { printers, printJobs } from '../../db/tables/printing.ts';
import { queueChangedTickets } from '../../printing/jobs.ts';
import { aLine, anOrder } from '../../testing/anOrder.ts';
import { askAs, sendAs } from '../../testing/askAs.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { pairTestPrinter, type TestPrinter } from '../../testing/testPrinter.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop();

let printer: TestPrinter;
beforeEach(async () => {
  await shop.database.queries.delete(orders);
  await shop.database.queries.delete(printers);
  printer = await pairTestPrinter(shop);
});

const asOwner = askAs(shop, ownerToken());
const asStaff = askAs(shop, staffToken());

const step = (id: OrderId, stage: OrderStage) => asStaff(changeStage, { id, stage, reason: 'No hay fresas' });
async function accepted(): Promise<OrderId> {
  const id = await sentOrder(shop);
  await step(id, 'accepted');
  return id;
}
const change = (id: OrderId, version: number, content: object) => {
  const headers = { 'if-match': `"${version}"` };
  return sendAs(shop, staffToken())(
    'PUT',
    `/orders/${id}/contenido`,
    { motivo: 'Llamó', ...content },
    headers,
  );
};
/** Instead of waiting: the times of the jobs are older by the database's clock. */
const waited = (seconds: number) =>
  shop.database.queries.update(printJobs).set({
    createdAt: sql`${printJobs.createdAt} - make_interval(secs => ${seconds})`,
    fetchedAt: sql`${printJobs.fetchedAt} - make_interval(secs => ${seconds})`,
  });
async function polled(): Promise<string> {
  return (await printer.poll()) ?? expect.unreachable('no job');
}
const states = async () => (await asStaff(getPrinters, undefined)).json();

describe('the tickets of an order', () => {
  it('are printed once when it is accepted, and not before', async () => {
    const id = await sentOrder(shop, { nota_pedido: 'Sin nuez' });
    await printer.work();
    expect(printer.paper).toEqual([]);
    await step(id, 'accepted');
    await printer.work();
    await step(id, 'preparing');
    await printer.work();
    expect(printer.paper).toHaveLength(1);
    expect(printer.paper[0]).toMatch(/COCINA[\s\S]*Sin nuez[\s\S]*1 x Nutella/);
    expect(printer.paper[0]).not.toContain('REIMPRESI');
  });

  it('say the code of the order, and the kitchen’s which piece is free, also after a change', async () => {
    const gift = { kind: 'product', productId: productId(1) } as const;
    await asOwner(createDiscountCode, aDiscountCode({ name: 'NUTELLA', gift }));
    const door = await pairTestPrinter(shop, { prints: ['kitchen', 'door'], copies: 1, paper: 58 });
    const code = { codigo: 'NUTELLA', descuento: 65, total: 65 };
    const id = await sentOrder(shop, { ...code, productos: [{ ...aLine(), cantidad: 2 }] });
    await step(id, 'accepted');
    await door.work();
    const [kitchen = '', courier = ''] = door.paper;
    expect(kitchen).toMatch(/2 x Nutella[\s\S]*Código NUTELLA\nGratis: 1 x Nutella/);
    expect(kitchen).not.toContain('$');
    expect(courier).toMatch(/Código NUTELLA +-\$65\.00/);

    await change(id, 0, { productos: [{ ...aLine(), cantidad: 3 }], total: 195 });
    await door.work();
    expect(door.paper[2]).toMatch(/CAMBIO 1[\s\S]*3 x Nutella[\s\S]*Gratis: 1 x Nutella/);
  });

  it('are not printed before the shop has confirmed an order without a code, however it is asked', async () => {
    await asOwner(updateShop, { takesWithoutCode: true });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders/sin-codigo',
      headers: { 'idempotency-key': randomUUID() },
      payload: { ...anOrder({ telefono_usuario: '5599990001' }), via: 'llamada' },
    });
    const id = orderId(answer.json().id_pedido);
    expect((await asStaff(printAgain, id)).statusCode).toBe(409);
    await change(id, 0, { nota_pedido: 'Sin nuez' });
    await printer.work();
    expect(printer.paper).toEqual([]);
    await step(id, 'accepted');
    await printer.work();
    expect(printer.paper).toEqual([expect.stringMatching(/^(?![\s\S]*CAMBIO)[\s\S]*Sin nuez/)]);
  });

  it('are one per printer, kind and copy', async () => {
    const door = await pairTestPrinter(shop, { prints: ['kitchen', 'door'], copies: 2, paper: 58 });
    await accepted();
    await door.work();
    await printer.work();
    expect(door.paper.map((paper) => paper.includes('COBRAR'))).toEqual([false, false, true, true]);
    expect(printer.paper).toHaveLength(1);
  });

  it('are sent as StarPRNT, and are the same when they are fetched twice', async () => {
    await accepted();
    const token = await polled();
    const first = await printer.fetch(token, 'application/vnd.star.starprnt');
    const second = await printer.fetch(token, 'application/vnd.star.starprnt');
    expect(first.headers['content-type']).toBe('application/vnd.star.starprnt');
    expect(first.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1b, 0x40]));
    expect(second.rawPayload).toEqual(first.rawPayload);
    // One cut.
    expect(first.rawPayload.toString('latin1').split('\x1bd3')).toHaveLength(2);
  });

  it('wait while the printer has no paper, and are marked after a failure', async () => {
    await accepted();
    expect(await printer.poll('410 Out of paper')).toBeNull();
    const token = await polled();
    await printer.fetch(token);
    await printer.end(token, '410');
    await printer.end(token, '410');
    await printer.work();
    expect(printer.paper).toHaveLength(1);
    expect(printer.paper[0]?.replaceAll(' ', '')).toContain('REIMPRESIÓN');
  });

  it('come again once, marked, when the report of their end was lost', async () => {
    await accepted();
    await printer.fetch(await polled());
    expect(await printer.poll()).toBeNull();
    await waited(59);
    expect(await printer.poll()).toBeNull();
    await waited(2);
    await printer.work();
    expect(printer.paper.map((paper) => paper.replaceAll(' ', ''))).toEqual([
      expect.stringContaining('REIMPRESIÓN'),
    ]);
    await waited(120);
    expect(await printer.poll()).toBeNull();
  });

  it('do not come again when the report arrives late, or the same poll twice', async () => {
    await accepted();
    const token = await polled();
    expect(await polled()).toBe(token);
    await printer.fetch(token);
    expect(await printer.poll('200 OK', { printingInProgress: true })).toBeNull();
    await waited(61);
    await polled();
    await printer.end(token);
    expect(await printer.poll()).toBeNull();
  });

  it('are given up after five failures, and the board names the order', async () => {
    const id = await accepted();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const token = await polled();
      await printer.fetch(token);
      await printer.end(token, '520 Timeout');
    }
    expect(await printer.poll()).toBeNull();
    await waited(61);
    expect(await states()).toMatchObject([{ atrasados: [id] }]);
  });

  it('are not done by a report about what nobody fetched, or of another printer', async () => {
    const other = await pairTestPrinter(shop, { prints: ['door'] });
    await accepted();
    const token = await polled();
    await printer.end(token);
    expect(await polled()).toBe(token);
    await printer.fetch(token);
    await other.end(token);
    expect((await other.fetch(token)).statusCode).toBe(404);
    expect((await printer.fetch(token)).statusCode).toBe(200);
  });

  it('end their attempt by a fault that the printer reports, and come again, marked, as soon as it is ready', async () => {
    await accepted();
    const token = await polled();
    await printer.fetch(token);
    expect(await printer.poll('410 Out of paper')).toBeNull();
    await printer.work();
    expect(printer.paper.map((paper) => paper.includes('REIMPRESI'))).toEqual([true]);
    await printer.end(token);
    expect(await printer.poll()).toBeNull();
  });

  it('wait while the printer says that it is busy', async () => {
    await accepted();
    expect(await printer.poll('220 Printing')).toBeNull();
    await polled();
  });

  it('are not written twice while they wait, however often somebody asks for them again', async () => {
    const id = await accepted();
    expect((await asStaff(printAgain, id)).statusCode).toBe(200);
    expect((await asStaff(printAgain, id)).statusCode).toBe(200);
    await printer.work();
    expect(printer.paper).toHaveLength(1);
  });

  it('can be asked for again, marked', async () => {
    const id = await accepted();
    await printer.work();
    expect((await asStaff(printAgain, id)).statusCode).toBe(200);
    await printer.work();
    expect(printer.paper[1]?.replaceAll(' ', '')).toContain('REIMPRESIÓN');
    expect((await asStaff(printAgain, await sentOrder(shop))).statusCode).toBe(409);
  });
});

describe('a changed order', () => {
  const changed = (id: OrderId, number: number) =>
    shop.database.queries.transaction((inside) => queueChangedTickets(inside, id, number));
  const marks = () => printer.paper.map((paper) => paper.replaceAll(' ', '').match(/CAMBIO\d|REIMPRESI/g));

  it('is printed again as a change, each change once', async () => {
    const id = await accepted();
    await printer.work();
    await changed(id, 1);
    await printer.work();
    await changed(id, 2);
    await changed(id, 3);
    await printer.work();
    expect(marks()).toEqual([null, ['CAMBIO1'], ['CAMBIO3']]);
    await asStaff(printAgain, id);
    await printer.work();
    expect(marks().at(-1)).toEqual(['REIMPRESI', 'CAMBIO3']);
  });

  it('marks for the kitchen what differs from the last paper, not what was taken back or never printed', async () => {
    const id = await sentOrder(shop);
    await change(id, 0, { productos: [aLine({ cantidad: 3 })], total: 195 });
    await step(id, 'accepted');
    await printer.work();
    await change(id, 1, { productos: [aLine({ cantidad: 2 })], total: 130 });
    await change(id, 2, { nota_pedido: 'Sin nuez' });
    await printer.work();
    expect(printer.paper[0]).not.toContain('ANTES');
    expect(printer.paper[1]).toMatch(/CAMBIO 3[\s\S]*NOTA NUEVA[\s\S]*2 x Nutella[\s\S]*ANTES 3/);
  });

  it('is printed once, without the mark, when nothing of it was fetched yet', async () => {
    await changed(await sentOrder(shop), 1);
    const id = await accepted();
    await changed(id, 1);
    await printer.work();
    expect(marks()).toEqual([null]);
  });

  it('is not printed as it was before', async () => {
    const id = await accepted();
    const token = await polled();
    await printer.fetch(token);
    await changed(id, 1);
    expect((await printer.fetch(token)).statusCode).toBe(404);
    await printer.end(token);
    await printer.work();
    expect(marks()).toEqual([['CAMBIO1']]);
  });
});

describe('a cancelled order', () => {
  it('is not printed when its ticket was not fetched', async () => {
    const id = await accepted();
    const token = await polled();
    await step(id, 'cancelled');
    expect((await printer.fetch(token)).statusCode).toBe(404);
    await printer.work();
    expect(printer.paper).toEqual([]);
  });

  it.each(['being printed', 'printed'])('says so on paper when its ticket is %s', async (state) => {
    const id = await accepted();
    if (state === 'printed') await printer.work();
    else await printer.fetch(await polled());
    await step(id, 'cancelled');
    await printer.work();
    expect(printer.paper.at(-1)?.replaceAll(' ', '')).toMatch(/CANCELADO[\s\S]*Nohayfresas/);
  });
});

describe('the state of a printer', () => {
  it.each([
    ['200%20OK', 'lista'],
    ['211 OK Paper low', 'lista'],
    ['410 Out of paper', 'sin_papel'],
    ['420', 'tapa_abierta'],
    ['411 Paper jam', 'sin_papel'],
    ['%E0%A4%A', 'lista'],
    ['510', 'error'],
  ])('that reports «%s» is %s', async (code, state) => {
    expect(await states()).toMatchObject([{ estado: 'nunca', visto: null }]);
    await printer.poll(code);
    expect(await states()).toMatchObject([{ estado: state, visto: expect.any(String), atrasados: [] }]);
  });

  it('is away when it has not asked for fifteen seconds', async () => {
    await printer.poll();
    const asked = (seconds: number) =>
      shop.database.queries
        .update(printers)
        .set({ polledAt: sql`clock_timestamp() - make_interval(secs => ${seconds})` });
    await asked(13);
    expect(await states()).toMatchObject([{ estado: 'lista' }]);
    await asked(16);
    expect(await states()).toMatchObject([{ estado: 'lejos' }]);
  });
});

describe('the owner', () => {
  it('prints a test page with every letter', async () => {
    await asOwner(printTestPage, printer.id);
    await printer.work();
    expect(printer.paper).toEqual([expect.stringContaining('ñ ÁÉÍÓÚÜÑ')]);
  });

  it('pauses a printer: what waits is forgotten, and nothing new is kept', async () => {
    const settings = { id: printer.id, name: 'Otra', prints: ['door'], copies: 3, paper: 58 } as const;
    await accepted();
    await asOwner(updatePrinter, { ...settings, isPaused: true });
    const id = await accepted();
    expect((await asStaff(printAgain, id)).statusCode).toBe(409);
    await asOwner(updatePrinter, { ...settings, isPaused: false });
    await printer.work();
    expect(printer.paper).toEqual([]);
    expect(await states()).toMatchObject([{ nombre: 'Otra', imprime: ['puerta'], copias: 3, papel: 58 }]);
  });

  it('removes a printer, and its password ends', async () => {
    await accepted();
    expect((await asOwner(removePrinter, printer.id)).statusCode).toBe(200);
    expect((await printer.fetch('1-0')).statusCode).toBe(401);
    expect((await asOwner(removePrinter, printer.id)).statusCode).toBe(404);
  });

  it('reads in the change log who paired, paused and removed a printer', async () => {
    const settings = { name: 'Cocina', prints: ['kitchen'], copies: 1, paper: 80 } as const;
    await asOwner(updatePrinter, { ...settings, id: printer.id, isPaused: true });
    await asOwner(updatePrinter, { ...settings, id: printer.id, isPaused: true });
    await asOwner(removePrinter, printer.id);
    const { cambios } = (await asOwner(getChanges, { kind: 'printer' })).json();
    const its = { tipo: 'impresora', id_cosa: printer.id, nombre: 'Cocina', quien: 'somebody' };
    const wire = { nombre: 'Cocina', imprime: ['cocina'], copias: 1, papel: 80 };
    expect(cambios.slice(0, 3)).toMatchObject([
      { ...its, accion: 'baja', antes: wire, ahora: null },
      { ...its, accion: 'cambio', antes: { pausada: false }, ahora: { pausada: true } },
      { ...its, accion: 'alta', antes: null, ahora: wire },
    ]);
  });

  it('may have twenty', async () => {
    for (let count = 1; count < 20; count += 1) await pairTestPrinter(shop);
    await expect(pairTestPrinter(shop)).rejects.toThrow();
    expect(await states()).toHaveLength(20);
  });
});

describe('a stranger', () => {
  const ask = (authorization: string | undefined, url = printer.url) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload: {},
      headers: { ...(authorization && { authorization }) },
    });
  it('gets the same answer for a wrong password, a wrong name and an unknown printer', async () => {
    const wrong = `Basic ${btoa(`impresora-${printer.id}:wrong`)}`;
    const answers = [
      await ask(undefined),
      await ask(wrong),
      await ask(`Basic ${btoa('impresora-1:')}`),
      await ask(wrong, '/impresora/999999'),
      await ask('Basic %%%'),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
  });
});

it('what the printer sends has bounds', async () => {
  const long = 'x'.repeat(201);
  const send = (method: 'POST' | 'GET' | 'DELETE', query: Record<string, string>, payload?: object) =>
    shop.app.inject({
      method,
      url: printer.url,
      headers: printer.headers,
      query,
      ...(payload && { payload }),
    });
  expect((await send('POST', {}, { statusCode: long })).statusCode).toBe(400);
  expect((await send('POST', {}, { more: 'x'.repeat(17_000) })).statusCode).toBe(413);
  expect((await send('GET', { token: long })).statusCode).toBe(400);
  expect((await send('GET', { token: '1-0', type: 'image/gif' })).statusCode).toBe(400);
  expect((await send('DELETE', { token: '1-0', code: long })).statusCode).toBe(400);
  expect((await send('DELETE', { token: 'nonsense', code: 'OK' })).statusCode).toBe(200);
});
