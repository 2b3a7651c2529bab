import {
  cancelOrder,
  cancelRefusalWire,
  changeStage,
  customerEventsPath,
  getOrderDetails,
} from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { type EventReader, followEvents } from './harness/followEvents.ts';
import { aCustomer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

const races = 30;

/**
 * Rules of the customer's cancellation, for both databases.
 *
 * @param other a second server on the same database, or the same server
 */
export function describeCancelling(server: () => Address, other: () => Address): void {
  it(`a cancellation and an acceptance at the same time have one winner, and both sides are told (${races} races)`, async () => {
    const [staff, customer] = [await signInStaff(server()), await aCustomer(server())];
    const board = await followEvents(server(), staff);
    const page = await followEvents(other(), customer.token, undefined, customerEventsPath(customer.phone));
    for (let race = 0; race < races; race += 1) {
      const id = await customer.place();
      const accept = () => ask(server(), changeStage, { id, stage: 'accepted' }, staff);
      const cancel = () => ask(other(), cancelOrder, id, customer.token);
      // Alternates who asks first.
      const [accepted, cancelled] =
        race % 2 === 0
          ? await Promise.all([accept(), cancel()])
          : await Promise.all([cancel(), accept()]).then(([second, first]) => [first, second] as const);
      const winner = accepted.status === 200 ? 'accepted' : 'cancelled';
      expect([accepted.status, cancelled.status]).toEqual(winner === 'accepted' ? [200, 409] : [409, 200]);
      if (winner === 'accepted') expect(v.parse(cancelRefusalWire, cancelled.body).etapa).toBe('aceptado');
      expect([await stageOf(board, id), await stageOf(page, id)]).toEqual([winner, winner]);
      expect((await askStrictly(server(), getOrderDetails, id, customer.token)).stage).toBe(winner);
    }
    for (const reader of [board, page]) reader.leave();
  });
}

/** The order in its next event that is not of the placing. */
async function afterPlacing(reader: EventReader, id: OrderId) {
  let event = await reader.next();
  while (event && (event.order.id !== id || event.order.stage === 'received')) event = await reader.next();
  return event?.order;
}

const stageOf = async (reader: EventReader, id: OrderId) => (await afterPlacing(reader, id))?.stage;
