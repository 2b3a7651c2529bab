import fc from 'fast-check';
import { expect } from 'vitest';
import { labelOf } from '../harness/cloudPrinter.ts';
import type { Evening } from './evening.ts';
import { ticketsOf, withPrinted } from './placedOrders.ts';
import type { Step, StepKind } from './step.ts';

const labels = ({ shop, ids }: Evening) =>
  ticketsOf(shop).map(({ order, says, change }) =>
    [`#${ids[order]}`, says === 'cancelled' && 'CANCELADO', change > 0 && `CAMBIO ${change}`]
      .filter(Boolean)
      .join(' '),
  );

/** A ticket that was on paper already says so before anything else. */
const marked = (label: string) => label.replace(/^#\d+/, '$& REIMPRESIÓN');

/** Everything that waits comes out once and in its order. */
const prints: Step = (evening) => ({
  sentence: 'The printer prints what waits.',
  async happens() {
    const { printer, real } = evening;
    const [before, expected] = [printer.paper.length, labels(evening)];
    await printer.work(real.server());
    expect(printer.paper.slice(before).map(labelOf), 'the paper').toEqual(expected);
    evening.shop = withPrinted(evening.shop);
  },
});

/** The first ticket comes out again, marked. */
const runsOut: Step = (evening) => {
  const expected = labels(evening);
  const [first] = expected;
  if (first === undefined) return null;
  return {
    sentence:
      'The printer runs out of paper in the middle of a ticket, and prints what waits on the next roll.',
    async happens() {
      const { printer, real } = evening;
      const before = printer.paper.length;
      const token = await printer.poll(real.server());
      await printer.print(real.server(), token ?? expect.unreachable('no ticket'));
      expect(await printer.poll(real.server(), '410 Out of paper')).toBeNull();
      await printer.work(real.server());
      const paper = [first, marked(first), ...expected.slice(1)];
      expect(printer.paper.slice(before).map(labelOf), 'the paper').toEqual(paper);
      evening.shop = withPrinted(evening.shop);
    },
  };
};

export const printerSteps: readonly StepKind[] = [
  { weight: 6, arbitrary: fc.constant(prints) },
  { weight: 2, arbitrary: fc.constant(runsOut) },
];
