import { beforeEach, expect, it } from 'vitest';
import { orderLines, orders } from '../db/tables/orders.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { type SeedOrder, seedPast } from './seedPast.ts';

const database = testDatabase(smallMenu);
beforeEach(async () => {
  await database.queries.delete(orders);
});

const placedAt = Date.parse('2026-11-20T20:00:00-06:00');
const order: SeedOrder = {
  phone: '5500010000',
  name: 'Ana',
  address: 'Colima 120, Roma Norte',
  position: { lat: 19.4, lng: -99.1 },
  placedAt,
  paysExactly: false,
  lines: [{ product: 'Nutella', quantity: 2, extras: ['Nuez'], crepas: [], options: [] }],
  end: { kind: 'cancelledByCustomer', at: placedAt + 60_000 },
};

it('prices the orders by the menu, marks them and keeps their moments', async () => {
  const combo = {
    product: 'Trío',
    quantity: 1,
    extras: [],
    crepas: ['Nutella', 'Fresa', 'Jamón'],
    options: [],
  };
  const delivered = {
    kind: 'delivered',
    acceptedAt: placedAt + 60_000,
    preparingAt: placedAt + 120_000,
    onTheWayAt: placedAt + 900_000,
    deliveredAt: placedAt + 1_800_000,
    promisedMinutes: 45,
  } as const;
  await seedPast(database, [order, { ...order, lines: [...order.lines, combo], end: delivered }]);
  const rows = await database.queries.select().from(orders).orderBy(orders.id);
  expect(rows).toMatchObject([
    {
      totalCents: 15_500,
      stage: 'cancelled',
      endedBy: 'customer',
      isExample: true,
      customerName: 'Ana (ejemplo)',
    },
    { totalCents: 33_500, stage: 'delivered', cashGivenCents: 34_000, placedAt: new Date(placedAt) },
  ]);
  expect(rows[1]?.deliveredAt).toEqual(new Date(delivered.deliveredAt));
  const lines = await database.queries.select().from(orderLines).orderBy(orderLines.id);
  expect(lines.map(({ orderId, productName }) => [orderId, productName])).toEqual([
    [rows[0]?.id, 'Nutella'],
    [rows[1]?.id, 'Nutella'],
    [rows[1]?.id, 'Trío'],
  ]);
});

it.each([
  ['a product that the menu lacks', { product: 'Pizza', quantity: 1, extras: [], crepas: [], options: [] }],
  ['a combo of one crepa', { product: 'Trío', quantity: 1, extras: [], crepas: ['Fresa'], options: [] }],
])('writes nothing for %s', async (_, line) => {
  await expect(seedPast(database, [order, { ...order, lines: [line] }])).rejects.toThrow();
  expect(await database.queries.select().from(orders)).toEqual([]);
});

const withSauces = testDatabase({
  extras: [],
  groups: [
    {
      slug: 'salsas',
      name: 'Salsas',
      options: [
        { name: 'Verde', price: 1_000 },
        { name: 'Roja', price: 1_500 },
      ],
    },
  ],
  categories: [
    {
      name: 'Saladas',
      products: [
        {
          name: 'Chorizo',
          description: '',
          imageUrl: '',
          price: 9_000,
          extras: [],
          groups: [{ slug: 'salsas', min: 1, max: 2, included: 1, perOption: 1 }],
        },
      ],
    },
  ],
});

it('prices options by the rule of their group, and refuses what it forbids', async () => {
  const sauces = ['Verde', 'Roja'].map((name) => ({ group: 'Salsas', name, quantity: 1 }));
  const line = { product: 'Chorizo', quantity: 2, extras: [], crepas: [], options: sauces };
  await seedPast(withSauces, [{ ...order, lines: [line] }]);
  expect(await withSauces.queries.select().from(orders)).toMatchObject([{ totalCents: 21_000 }]);
  const [stored] = await withSauces.queries.select().from(orderLines);
  expect(stored?.options).toMatchObject([
    { name: 'Salsas', included: 1, options: [{ name: 'Verde' }, { name: 'Roja', priceCents: 1_500 }] },
  ]);
  const plain = { ...order, lines: [{ ...line, options: [] }] };
  await expect(seedPast(withSauces, [plain])).rejects.toThrow('groupRule');
});
