import type { OrderId } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { commitEdit } from '../changes/changeEntity.ts';
import { systemEditor } from '../changes/Editor.ts';
import { printers, printJobs } from '../db/tables/printing.ts';
import { pushMessages, pushSubscriptions } from '../db/tables/push.ts';
import { changeStage } from '../orders/changeStage.ts';
import { repeatTickets } from '../printing/jobs.ts';
import { addPrinter } from '../printing/printers.ts';
import { deleteOutdated } from '../push/dueMessages.ts';
import { placedOrder } from '../testing/placeOrder.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { alertLateTickets, msUntilLateTicket } from './lateTickets.ts';

const database = testDatabase(smallMenu);
beforeAll(async () => {
  await database.queries
    .insert(pushSubscriptions)
    .values({ endpoint: 'cook', p256dh: 'p', auth: 'a', account: 'cook' });
});

let id: OrderId;
beforeEach(async () => {
  await database.queries.delete(printers);
  await commitEdit(database, systemEditor, (edit) =>
    addPrinter(edit, { name: 'Cocina', prints: ['kitchen', 'door'], copies: 2, paper: 80 }),
  );
  id = await placedOrder(database);
  await changeStage(database, { id, stage: 'accepted', reason: null, minutes: null, by: systemEditor });
  await database.queries.delete(pushMessages);
});

/** Instead of waiting: the tickets are older by the database's clock. */
const waited = (seconds: number) =>
  database.queries
    .update(printJobs)
    .set({ createdAt: sql`${printJobs.createdAt} - make_interval(secs => ${seconds})` });
const messages = async () =>
  (await database.queries.select().from(pushMessages)).map(
    ({ occasion, endpoint }) => `${occasion} ${endpoint}`,
  );

it('staff is alerted once of an order whose tickets have waited for two minutes', async () => {
  expect(await msUntilLateTicket(database)).toBeGreaterThan(110_000);
  await waited(119);
  expect(await alertLateTickets(database)).toBe(0);
  await waited(2);
  expect([await alertLateTickets(database), await alertLateTickets(database)]).toEqual([4, 0]);
  expect(await messages()).toEqual(['ticketAlert cook']);
  expect(await msUntilLateTicket(database)).toBeNull();
});

it('without push the tickets are marked and nobody is alerted', async () => {
  await waited(121);
  expect(await alertLateTickets(database, false)).toBe(4);
  expect(await messages()).toEqual([]);
});

it('a repeated ticket that waits again is alerted again, and a printed one is not', async () => {
  await waited(121);
  await alertLateTickets(database);
  await database.queries.update(printJobs).set({ fetchedAt: sql`now()`, doneAt: sql`now()` });
  await commitEdit(database, systemEditor, (edit) => repeatTickets(edit, id));
  await waited(121);
  await alertLateTickets(database);
  expect(await messages()).toHaveLength(2);
});

it('the message is not sent any more when the ticket is printed', async () => {
  await waited(121);
  await alertLateTickets(database);
  await deleteOutdated(database);
  expect(await messages()).toHaveLength(1);
  await database.queries.update(printJobs).set({ fetchedAt: sql`now()`, doneAt: sql`now()` });
  await deleteOutdated(database);
  expect(await messages()).toEqual([]);
});
