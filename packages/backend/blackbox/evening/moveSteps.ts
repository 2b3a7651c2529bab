import { shopRefusalFromBody } from '@crepas/api';
import fc from 'fast-check';
import { expect } from 'vitest';
import { answerToMove, type MoveAnswer, withMove } from './changedOrders.ts';
import { quarterMs } from './laterOrders.ts';
import { orderName, recentOrder, type Step, type StepKind } from './step.ts';

const statusOf: Readonly<Record<MoveAnswer, number>> = {
  done: 200,
  tooLate: 409,
  same: 422,
  momentNotOffered: 409,
  momentFull: 409,
};

/** Staff move an order with the customer's word, to so many quarters of an hour from now; null: as soon as possible. */
const move = fc
  .record({ back: fc.nat(4), quarters: fc.option(fc.integer({ min: -1, max: 12 }), { freq: 4 }) })
  .map(
    ({ back, quarters }): Step =>
      (evening) => {
        const position = recentOrder(evening, back);
        const [id, order] = [evening.ids[position ?? -1], evening.shop.orders[position ?? -1]];
        if (position === null || id === undefined || !order) return null;
        const { now } = evening.shop;
        const later = quarters === null ? null : (Math.ceil(now / quarterMs) + quarters) * quarterMs;
        const when = quarters === null ? 'as soon as possible' : `${quarters} quarters of an hour from now`;
        return {
          sentence: `The kitchen moves ${orderName(position)} to ${when}.`,
          async happens() {
            const expected = answerToMove(evening.shop, order, later);
            const response = await fetch(`${evening.real.server().url}/api/orders/${id}/contenido`, {
              method: 'PUT',
              headers: {
                Authorization: `Bearer ${evening.tokens.staff}`,
                'Content-Type': 'application/json',
                'If-Match': `"${order.version}"`,
              },
              body: JSON.stringify({
                motivo: 'Lo pidió por teléfono',
                para: later === null ? null : new Date(later).toISOString(),
              }),
            });
            const body: unknown = await response.json();
            expect(response.status, 'the answer to the move').toBe(statusOf[expected]);
            if (expected === 'momentNotOffered' || expected === 'momentFull')
              expect(shopRefusalFromBody(body)?.kind, 'the refusal of the move').toBe(expected);
            if (expected === 'done') evening.shop = withMove(evening.shop, position, later);
          },
        };
      },
  );

export const moveSteps: readonly StepKind[] = [{ weight: 7, arbitrary: move }];
