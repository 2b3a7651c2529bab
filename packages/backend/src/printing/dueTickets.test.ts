import { changeStage, updatePrinter, updateShop } from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellDuePreparations } from '../alerts/duePreparations.ts';
import { alertLateTickets } from '../alerts/lateTickets.ts';
import { printers } from '../db/tables/printing.ts';
import { anOrder } from '../testing/anOrder.ts';
import { askAs, sendAs } from '../testing/askAs.ts';
import { freshShop } from '../testing/freshShop.ts';
import { pairTestPrinter, type TestPrinter } from '../testing/testPrinter.ts';
import { ownerToken, staffToken } from '../testing/tokens.ts';
import { maxAttempts } from './jobs.ts';

/** The database in this thread reads the clock that these tests set. */
const { shop, place } = freshShop();
/** A Monday in Mexico City; tokens of that moment. */
const at = (time: string) => vi.setSystemTime(Date.parse(`2026-11-16T${time}-06:00`));
const asOwner: ReturnType<typeof askAs> = (call, input) => askAs(shop, ownerToken())(call, input);
const step = (id: OrderId, stage: 'accepted' | 'preparing') =>
  askAs(shop, staffToken())(changeStage, { id, stage });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('18:30:00');
  await shop.database.queries.delete(printers);
  const week = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, opens: 1080, closes: 1380 }));
  const scheduling = { isActive: true, daysAhead: 7, maxPerQuarter: null };
  await asOwner(updateShop, { week, scheduling });
});
afterEach(() => void vi.useRealTimers());

/** For 20:30, so its preparation is due at 19:45. */
async function accepted(): Promise<OrderId> {
  const para = new Date('2026-11-16T20:30:00-06:00').toISOString();
  const id = orderId((await place({ para })).body.id_pedido);
  await step(id, 'accepted');
  return id;
}
const pause = ({ id }: TestPrinter, isPaused: boolean) =>
  asOwner(updatePrinter, { id, name: 'Cocina', prints: ['kitchen'], copies: 1, paper: 80, isPaused });
async function changeNote(id: OrderId, version: number): Promise<void> {
  const payload = { motivo: 'Llamó', nota_pedido: `Nota ${version}` };
  const headers = { 'if-match': `"${version}"` };
  const answer = await sendAs(shop, staffToken())('PUT', `/orders/${id}/contenido`, payload, headers);
  expect(answer.statusCode).toBe(200);
}
async function becomeDue(): Promise<void> {
  at('19:45:00');
  await tellDuePreparations(shop.database);
}
/** What is special about each ticket on paper. */
const marks = ({ paper }: TestPrinter) =>
  paper.map((ticket) => ticket.replaceAll(' ', '').match(/CAMBIO\d|REIMPRESI/g));

describe('each printer prints an order for later once when its preparation is due', () => {
  it('if it was paired after the acceptance and the order was changed after that', async () => {
    const id = await accepted();
    const printer = await pairTestPrinter(shop);
    await changeNote(id, 0);
    await becomeDue();
    await printer.work();
    expect(marks(printer)).toEqual([null]);
    expect(printer.paper[0]).toContain('Nota 0');
  });

  it('if the order was changed while the printer was paused', async () => {
    const printer = await pairTestPrinter(shop);
    const id = await accepted();
    await pause(printer, true);
    await changeNote(id, 0);
    await pause(printer, false);
    await becomeDue();
    await printer.work();
    expect(marks(printer)).toEqual([null]);
  });

  it('if the order was changed again after the printer was paired', async () => {
    const id = await accepted();
    const printer = await pairTestPrinter(shop);
    await changeNote(id, 0);
    await pause(printer, true);
    await changeNote(id, 1);
    await pause(printer, false);
    await becomeDue();
    await printer.work();
    expect(marks(printer)).toEqual([null]);
    expect(printer.paper[0]).toContain('Nota 1');
  });

  it('if the order changed after that moment and before the server noticed it', async () => {
    const printer = await pairTestPrinter(shop);
    const id = await accepted();
    at('19:45:00');
    await printer.work();
    await changeNote(id, 0);
    await printer.work();
    await tellDuePreparations(shop.database);
    await printer.work();
    expect(marks(printer)).toEqual([null, ['CAMBIO1']]);
  });

  it('if staff begin early and the printer was paired after the acceptance', async () => {
    const early = await pairTestPrinter(shop);
    const id = await accepted();
    const late = await pairTestPrinter(shop);
    at('19:00:00');
    await step(id, 'preparing');
    await becomeDue();
    for (const printer of [early, late]) {
      await printer.work();
      expect(marks(printer)).toEqual([null]);
    }
  });
});

it('an order on paper that moves to a time that is due at once is printed as a change alone', async () => {
  // The clock goes on between the statements of a change.
  vi.useRealTimers();
  const quarterMs = 15 * 60_000;
  const [next, afterNext] = [1, 2].map((quarters) =>
    new Date((Math.ceil(Date.now() / quarterMs) + quarters) * quarterMs).toISOString(),
  );
  const printer = await pairTestPrinter(shop);
  const sent = { ...anOrder({ para: next ?? '' }), minutos: 30 };
  const taken = await sendAs(shop, staffToken())('POST', '/orders/captura', sent);
  await printer.work();
  const headers = { 'if-match': '"0"' };
  const content = { motivo: 'Llamó', para: afterNext };
  const url = `/orders/${taken.json().id_pedido}/contenido`;
  expect((await sendAs(shop, staffToken())('PUT', url, content, headers)).statusCode).toBe(200);
  expect(await tellDuePreparations(shop.database)).toBe(1);
  await printer.work();
  expect(marks(printer)).toEqual([null, ['CAMBIO1']]);
});

it('a paused printer keeps no ticket of an order for later, and nobody is alerted of it', async () => {
  const printer = await pairTestPrinter(shop);
  await accepted();
  await pause(printer, true);
  await becomeDue();
  at('19:48:00');
  expect(await alertLateTickets(shop.database)).toBe(0);
  await pause(printer, false);
  await printer.work();
  expect(printer.paper).toEqual([]);
});

it('a poll without work is one statement, also while a ticket is held, and after one was given up', async () => {
  const printer = await pairTestPrinter(shop);
  const id = await accepted();
  const transaction = vi.spyOn(shop.database.queries, 'transaction');
  expect(await printer.poll()).toBeNull();
  expect(transaction).not.toHaveBeenCalled();
  await step(id, 'preparing');
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const token = (await printer.poll()) ?? expect.unreachable('no ticket');
    await printer.fetch(token);
    await printer.end(token, '520 Timeout');
  }
  transaction.mockClear();
  expect(await printer.poll()).toBeNull();
  expect(transaction).not.toHaveBeenCalled();
  transaction.mockRestore();
});
