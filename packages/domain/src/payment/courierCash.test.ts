import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, centsFromPesos } from '../money/money.ts';
import { type CollectedOrder, cashBrought, courierCash, isTransferDue } from './courierCash.ts';

const anOrder = (part: Partial<CollectedOrder> = {}): CollectedOrder => ({
  fulfilment: 'delivery',
  payment: 'cash',
  total: centsFromPesos(100),
  cashGiven: null,
  ...part,
});

it('sums what customers hand over, and the change in it', () => {
  const orders = [anOrder({ cashGiven: centsFromPesos(500) }), anOrder({ total: centsFromPesos(89.9) })];
  expect(courierCash(orders)).toEqual({
    orders: 2,
    given: centsFromPesos(589.9),
    change: centsFromPesos(400),
  });
});

it.each<[string, Partial<CollectedOrder>]>([
  ['a pickup, which is paid in the shop', { fulfilment: 'pickup' }],
  ['a card', { payment: 'card' }],
  ['a transfer', { payment: 'transfer' }],
  ['a way to pay that this version does not know', { payment: { unknown: 'vales' } }],
  ['what was paid before', { paidAt: new Date(0) }],
])('does not count %s', (_, part) => {
  expect(courierCash([anOrder(part)])).toEqual({ orders: 0, given: 0, change: 0 });
});

it('an order that became dearer than the announced amount is paid exactly', () => {
  expect(courierCash([anOrder({ cashGiven: centsFromPesos(50) })])).toMatchObject({
    given: 10_000,
    change: 0,
  });
});

it('what is handed over less the change is the sum of the totals, and no change is negative', () => {
  const cents = fc.nat(1_000_000).map((value) => value as Cents);
  const order = fc.record({ total: cents, cashGiven: fc.option(cents) }).map(anOrder);
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const cash = courierCash(orders);
      expect(cashBrought(cash)).toBe(orders.reduce((sum, { total }) => sum + total, 0));
      expect(cash.change).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('a transfer is due until staff have seen it, and where there is something to transfer', () => {
  const transfer = anOrder({ payment: 'transfer' });
  expect(isTransferDue(transfer)).toBe(true);
  expect(isTransferDue({ ...transfer, paidAt: new Date(0) })).toBe(false);
  expect(isTransferDue({ ...transfer, total: centsFromPesos(0) })).toBe(false);
  expect(isTransferDue(anOrder())).toBe(false);
});
