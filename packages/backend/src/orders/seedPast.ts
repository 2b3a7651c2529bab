import type { Instant } from '@crepas/domain';
import {
  addCents,
  type Cents,
  cashChoices,
  chosenGroups,
  groupsInUse,
  groupsTotal,
  lineTotal,
  mayCancelOwn,
  mayStep,
  type OrderStage,
  type PricedLine,
  type PricingMenu,
  type ProductId,
  priceOrder,
  sumCents,
  timesCents,
  zeroCents,
} from '@crepas/domain';
import { type Menu, readMenu } from '../catalog/menu.ts';
import type { Database } from '../db/Database.ts';
import { storedStage } from '../db/stages.ts';
import { orderLines, orders } from '../db/tables/orders.ts';
import { timeZoneOf } from '../shop/shop.ts';
import { cancelReason } from './cancelOrder.ts';
import { lineValues } from './soldLines.ts';

type SeedLine = {
  readonly product: string;
  readonly quantity: number;
  readonly extras: readonly string[];
  readonly crepas: readonly string[];
  readonly options: readonly { readonly group: string; readonly name: string; readonly quantity: number }[];
};

/** Moments of an order that has ended. */
type SeedEnd =
  | {
      readonly kind: 'delivered';
      readonly acceptedAt: Instant;
      readonly preparingAt: Instant;
      readonly onTheWayAt: Instant;
      readonly deliveredAt: Instant;
      readonly promisedMinutes: number;
    }
  | {
      readonly kind: 'rejected';
      readonly at: Instant;
      readonly cause: 'soldOut' | 'tooBusy';
      readonly reason: string;
    }
  | { readonly kind: 'cancelledByCustomer'; readonly at: Instant };

/** An order of the demo's past, by the names of the menu. */
export type SeedOrder = {
  readonly phone: string;
  readonly name: string;
  readonly address: string;
  readonly position: { readonly lat: number; readonly lng: number };
  readonly placedAt: Instant;
  /** Otherwise the customer needs change. */
  readonly paysExactly: boolean;
  readonly lines: readonly SeedLine[];
  readonly end: SeedEnd;
};

/**
 * Writes the demo's past orders, priced and stepped by the rules of real ones, in two statements. They are marked as examples, and
 * have no events and no keys: those of real orders of that age are deleted too.
 *
 * @throws when a rule refuses an order: the demo is wrong then
 */
export async function seedPast(database: Database, past: readonly SeedOrder[]): Promise<void> {
  const menu = await readMenu(database);
  const priced = past.map((order) => ({ order, lines: priceLines(menu, order) }));
  await database.queries.transaction(async (inside) => {
    const rows = priced.map(({ order, lines }) => orderValues(order, sumCents(lines.map(lineTotal))));
    const written = await inside.insert(orders).values(rows).returning({ id: orders.id });
    const lineRows = written.flatMap(({ id }, index) =>
      (priced[index]?.lines ?? []).map((line) => ({ orderId: id, ...lineValues(line) })),
    );
    await inside.insert(orderLines).values(lineRows);
  });
}

/** The menu by names, and the order priced from it as any other. */
function priceLines(menu: Menu, { lines, name, placedAt }: SeedOrder): readonly PricedLine[] {
  const productNamed = (wanted: string) => found(menu.products, wanted);
  const groupsOf = (id: ProductId) => groupsInUse(menu.groups, menu.usesOf.get(id) ?? []);
  const requested = lines.map(({ product, quantity, extras, crepas, options }) => {
    const { id, price } = productNamed(product);
    return {
      productId: id,
      quantity,
      unitPrice: price,
      extras: extras.map((extra) => found(menu.extras, extra)),
      crepaIds: crepas.map((crepa) => productNamed(crepa).id),
      options: options.map((option) => ({
        ...found(found(groupsOf(id), option.group).options, option.name),
        quantity: option.quantity,
      })),
    };
  });
  const pricing: PricingMenu = {
    // The demo's menu has no windows.
    moment: { at: placedAt, timeZone: timeZoneOf(menu.shop) },
    product: (id) => menu.products.find((product) => product.id === id),
    extrasOf: (id) => menu.extras.filter((extra) => menu.extraIdsOf.get(id)?.includes(extra.id)),
    groupsOf,
    isOption: (id) => menu.groups.some(({ options }) => options.some((option) => option.id === id)),
  };
  const total = sumCents(
    requested.map(({ productId, quantity, unitPrice, extras, options }) => {
      const chosen = groupsTotal(chosenGroups(groupsOf(productId), options));
      const piece = addCents(sumCents([unitPrice, ...extras.map(({ price }) => price)]), chosen);
      return timesCents(piece, quantity);
    }),
  );
  const priced = priceOrder(pricing, { lines: requested, fee: zeroCents, total });
  if (priced.kind !== 'priced')
    throw new Error(`The shop refuses an order of ${name}: ${JSON.stringify(priced)}`);
  return priced.lines;
}

function found<Item extends { readonly name: string }>(items: readonly Item[], name: string): Item {
  const item = items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`The menu has no «${name}».`);
  return item;
}

const orderValues = (
  { phone, name, address, position, placedAt, paysExactly, end }: SeedOrder,
  total: Cents,
): typeof orders.$inferInsert => ({
  phone,
  customerName: `${name} (ejemplo)`,
  deliveryAddress: address,
  totalCents: total,
  placedAt: new Date(placedAt),
  pinLat: position.lat,
  pinLng: position.lng,
  cashGivenCents: paysExactly ? total : (cashChoices(total)[0] ?? total),
  isExample: true,
  ...endValues(end),
});

function endValues(end: SeedEnd) {
  switch (end.kind) {
    case 'delivered':
      return {
        stage: walk('accepted', 'preparing', 'onTheWay', 'delivered'),
        promisedMinutes: end.promisedMinutes,
        acceptedAt: new Date(end.acceptedAt),
        preparingAt: new Date(end.preparingAt),
        onTheWayAt: new Date(end.onTheWayAt),
        deliveredAt: new Date(end.deliveredAt),
      };
    case 'rejected': {
      const { at, cause, reason } = end;
      return { stage: walk('rejected'), rejectedAt: new Date(at), endCause: cause, endReason: reason };
    }
    case 'cancelledByCustomer': {
      if (!mayCancelOwn('received')) throw new Error('A customer may not cancel a new order.');
      const by = { endedBy: 'customer', endReason: cancelReason } as const;
      return { stage: storedStage('cancelled'), cancelledAt: new Date(end.at), ...by };
    }
  }
}

/** The last of stages that staff may go through, from a new order. */
function walk(...stages: readonly OrderStage[]) {
  const last = stages.reduce((from, to) => {
    if (!mayStep(from, to)) throw new Error(`No order goes from ${from} to ${to}.`);
    return to;
  }, 'received');
  return storedStage(last);
}
