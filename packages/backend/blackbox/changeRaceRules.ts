import {
  cancelOrder,
  changeContent,
  changeStage,
  getOrderDetails,
  otherVersionWire,
  removePrinter,
} from '@crepas/api';
import type { Cents, OrderId, OrderPayload } from '@crepas/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { pairCloudPrinter } from './harness/cloudPrinter.ts';
import { aCustomer } from './harness/placing.ts';
import { connectedTo, untilSessionWaits } from './harness/postgres.ts';
import type { Address } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

const races = 20;

/** The order with only this line. */
function withOneLine(draft: OrderPayload, place: number): OrderPayload {
  const lines = draft.lines.slice(place, place + 1);
  const total = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity + line.extrasTotal, 0);
  return { ...draft, lines, total: total as Cents };
}

/** Rules of an order that changes. `other` is another server of the same database. */
export function describeChangeRaces(one: () => Address, other: () => Address): void {
  it(`of two changes, an acceptance and a cancellation at the same moment one truth is left (${races} races)`, async () => {
    const [staff, customer] = [await signInStaff(one()), await aCustomer(one())];
    const wanted = [withOneLine(customer.draft, 0), withOneLine(customer.draft, 1)] as const;
    const change = (server: Address, id: OrderId, order: OrderPayload) =>
      ask(
        server,
        changeContent,
        { id, version: 0, order, fulfilment: order.fulfilment, reason: 'Se acabó' },
        staff,
      );
    for (let race = 0; race < races; race += 1) {
      const id = await customer.place();
      const [first, second, accepted, cancelled] = await Promise.all([
        change(one(), id, wanted[0]),
        change(other(), id, wanted[1]),
        ask(race % 2 === 0 ? one() : other(), changeStage, { id, stage: 'accepted' }, staff),
        ask(race % 2 === 0 ? other() : one(), cancelOrder, id, customer.token),
      ]);
      const present = await askStrictly(one(), getOrderDetails, id, customer.token);
      expect(await askStrictly(other(), getOrderDetails, id, customer.token)).toEqual(present);

      expect([accepted.status, cancelled.status].toSorted()).toEqual([200, 409]);
      const isAccepted = accepted.status === 200;
      expect(present.stage).toBe(isAccepted ? 'accepted' : 'cancelled');

      const changes = [first, second];
      const winner = changes.findIndex(({ status }) => status === 200);
      const losers = changes.filter((_, place) => place !== winner);
      // An accepted order may still change, so one of both wins; a cancelled one may have changed before.
      if (isAccepted) expect(winner).toBeGreaterThanOrEqual(0);
      expect(present.version ?? 0).toBe(winner < 0 ? 0 : 1);
      expect(present.total).toBe((wanted[winner] ?? customer.draft).total);
      for (const { status, body } of losers) {
        expect(isAccepted ? [412] : [409, 412]).toContain(status);
        if (status === 412) expect(v.parse(otherVersionWire, body).pedido.version).toBe(1);
        else expect(body).toMatchObject({ etapa: 'cancelado' });
      }
    }
  });
}

/** A change and the alert of a late ticket at the same time. The alert is a session of the test, because a server cannot be slowed down. */
export function describeChangeLock(server: () => Address, databaseUrl: () => string): void {
  it('a change of an order waits for the alert of its late ticket, and neither ends the other', async () => {
    const [alerting, looking] = [await connectedTo(databaseUrl()), await connectedTo(databaseUrl())];
    const [staff, customer] = [await signInStaff(server()), await aCustomer(server())];
    const printer = await pairCloudPrinter(server(), await signInOwner(server()), 'Cocina');
    const id = await customer.place();
    await askStrictly(server(), changeStage, { id, stage: 'accepted' }, staff);
    await alerting.query('begin');
    await alerting.query('select id from print_jobs where order_id = $1 for update', [id]);
    const order = withOneLine(customer.draft, 0);
    const { fulfilment } = order;
    const changed = ask(
      server(),
      changeContent,
      { id, version: 0, order, fulfilment, reason: 'Se acabó' },
      staff,
    );
    await untilSessionWaits(looking);
    // The foreign key of a push message takes this lock.
    await alerting.query('select from orders where id = $1 for key share', [id]);
    await alerting.query('commit');
    expect((await changed).status).toBe(200);
    await askStrictly(server(), removePrinter, printer.id, await signInOwner(server()));
  });
}
