import { describe, expect, it } from 'vitest';
import { extraId } from '../menu/catalog.ts';
import type { Cents } from '../money/money.ts';
import { type ContentChange, type ContentDifference, differencesSince } from './contentChange.ts';
import { type Delivery, type OrderDetails, orderId } from './order.ts';
import { contentDifferences, mayChangeContent } from './orderContent.ts';
import { orderStages } from './orderStage.ts';

const delivery: Delivery = {
  customerName: 'Ana',
  phone: '5512345678',
  fulfilment: 'delivery',
  deliveryAddress: 'Colima 5',
  position: { lat: 19.4, lng: -99.1 },
  note: null,
  payment: 'cash',
  cashGiven: null,
};
const line = (productName: string, quantity: number, made: Partial<OrderDetails['lines'][number]> = {}) => ({
  id: 1,
  imageUrl: '',
  unitPrice: 6_500 as Cents,
  crepas: [],
  groups: [],
  extras: [],
  extrasTotal: 0 as Cents,
  productName,
  quantity,
  ...made,
});
const nuez = { id: extraId(7), name: 'Nuez' };
const trio = { crepas: ['A', 'B'].map((name) => ({ id: null, name })), extras: [nuez] };
const order = (lines: OrderDetails['lines'], changed: Partial<Delivery> = {}): OrderDetails => ({
  id: orderId(1),
  total: 6_500 as Cents,
  placedAt: null,
  stage: 'received',
  minutes: null,
  reason: null,
  delivery: { ...delivery, ...changed },
  lines,
});
const product = (name: string, made: string, before: number, now: number): ContentDifference => ({
  kind: 'product',
  name,
  made,
  before,
  now,
});

describe('what a change of an order is about', () => {
  const before = order([line('Nutella', 1), line('Nutella', 2), line('Trío', 1, trio)]);

  it('is nothing when the same pieces stand in other lines', () => {
    const lines = [line('Trío', 1, trio), line('Nutella', 3)];
    expect(contentDifferences(before, order(lines))).toEqual([]);
  });

  it('counts the pieces of a product that are made alike', () => {
    const lines = [line('Nutella', 2), line('Nutella', 1, { extras: [nuez] })];
    expect(contentDifferences(before, order(lines))).toEqual([
      product('Nutella', '', 3, 2),
      product('Trío', 'A, B · Nuez', 1, 0),
      product('Nutella', 'Nuez', 0, 1),
    ]);
  });

  it.each<[string, Partial<Delivery>]>([
    ['address', { deliveryAddress: 'Durango 8' }],
    ['address', { position: null }],
    ['fulfilment', { fulfilment: 'pickup', deliveryAddress: 'Recoger en la tienda', position: null }],
    ['note', { note: 'Sin nuez' }],
    ['payment', { payment: 'card' }],
    ['cash', { cashGiven: 20_000 as Cents }],
    ['name', { customerName: 'Bea' }],
  ])('tells of another %s, not what was typed', (kind, changed) => {
    expect(contentDifferences(before, order([...before.lines], changed))).toEqual([{ kind }]);
  });

  it('tells of another fee, and of details that come or go', () => {
    expect(contentDifferences(before, { ...before, fee: 2_500 as Cents })).toEqual([{ kind: 'fee' }]);
    expect(contentDifferences({ ...before, delivery: null }, before).map(({ kind }) => kind)).toEqual([
      'fulfilment',
      'payment',
      'name',
    ]);
  });
});

it('staff may change an order until it is on its way', () => {
  expect(orderStages.filter(mayChangeContent)).toEqual([
    'awaitingConfirmation',
    'received',
    'accepted',
    'preparing',
  ]);
});

describe('what differs since an earlier change', () => {
  const change = (version: number, ...differences: ContentDifference[]): ContentChange => ({
    version,
    at: null,
    reason: '',
    totalBefore: 1 as Cents,
    totalNow: 1 as Cents,
    isBeforeAcceptance: false,
    differences,
  });
  const changes = [
    change(1, product('Nutella', '', 1, 2), { kind: 'note' }),
    change(2, product('Nutella', '', 2, 3), product('Nutella', 'Nuez', 0, 1), { kind: 'address' }),
    change(3, product('Nutella', '', 3, 1), { kind: 'note' }),
  ];

  it.each<[number, number, ContentDifference[]]>([
    [0, 1, [product('Nutella', '', 1, 2), { kind: 'note' }]],
    [1, 2, [product('Nutella', '', 2, 3), product('Nutella', 'Nuez', 0, 1), { kind: 'address' }]],
    // Taken back: one piece as it was placed.
    [0, 3, [{ kind: 'note' }, product('Nutella', 'Nuez', 0, 1), { kind: 'address' }]],
    [3, 3, []],
  ])('%i, until change %i', (since, until, differences) => {
    expect(differencesSince(changes, since, until)).toEqual(differences);
  });
});
