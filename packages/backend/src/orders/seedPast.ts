import {
  type Cents,
  lineTotal,
  mayCancelOwn,
  mayStep,
  type OrderStage,
  type PricedLine,
  type PricingMenu,
  sumCents,
  zeroCents,
} from '@crepas/domain';
import { cashChoices } from '@crepas/domain/options';
import { priceOrder } from '@crepas/domain/pricing';
import type { Instant } from '@crepas/domain/shop';
import { sql } from 'drizzle-orm';
import { type Menu, readMenu } from '../catalog/menu.ts';
import type { Database } from '../db/Database.ts';
import { cancelReason } from './cancelOrder.ts';
import { lineRow } from './writeOrder.ts';

type SeedLine = {
  readonly product: string;
  readonly quantity: number;
  readonly extras: readonly string[];
  readonly crepas: readonly string[];
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
  const priced = past.map((order, index) => ({ order, n: index + 1, lines: priceLines(menu, order) }));
  const orderRows = priced.map(({ order, n, lines }) => orderRow(order, n, sumCents(lines.map(lineTotal))));
  const lineRows = priced.flatMap(({ n, lines }) =>
    lines.map((line, place) => ({ n, place, ...lineRow(line) })),
  );
  await database.queries.transaction(async (inside) => {
    await inside.execute(sql`
      insert into orders (phone, customer_name, delivery_address, total_cents, stage, placed_at, promised_minutes, end_reason,
        end_cause, ended_by, accepted_at, preparing_at, on_the_way_at, delivered_at, rejected_at, cancelled_at, pin_lat, pin_lng,
        cash_given_cents, is_example)
      select phone, customer_name, delivery_address, total_cents, stage, placed_at, promised_minutes, end_reason,
        end_cause, ended_by, accepted_at, preparing_at, on_the_way_at, delivered_at, rejected_at, cancelled_at, pin_lat, pin_lng,
        cash_given_cents, true
      from jsonb_to_recordset(${JSON.stringify(orderRows)}::jsonb) as past (n int, phone text, customer_name text,
        delivery_address text, total_cents bigint, stage text, placed_at timestamptz, promised_minutes int, end_reason text,
        end_cause text, ended_by text, accepted_at timestamptz, preparing_at timestamptz, on_the_way_at timestamptz,
        delivered_at timestamptz, rejected_at timestamptz, cancelled_at timestamptz, pin_lat float8, pin_lng float8,
        cash_given_cents bigint)
      order by n`);
    await inside.execute(sql`
      insert into order_lines (order_id, product_id, product_name, unit_price_cents, quantity, extras, crepas,
        extras_total_cents, image_url)
      select numbered.id, product_id, product_name, unit_price_cents, quantity, extras, crepas, extras_total_cents, image_url
      from jsonb_to_recordset(${JSON.stringify(lineRows)}::jsonb) as line (n int, place int, product_id int, product_name text,
        unit_price_cents int, quantity int, extras jsonb, crepas jsonb, extras_total_cents bigint, image_url text)
      join (select id, row_number() over (order by id) as n from orders) as numbered using (n)
      order by n, place`);
  });
}

/** The menu by names, and the order priced from it as any other. */
function priceLines(menu: Menu, { lines, name }: SeedOrder): readonly PricedLine[] {
  const productNamed = (wanted: string) => found(menu.products, wanted);
  const requested = lines.map(({ product, quantity, extras, crepas }) => {
    const { id, price } = productNamed(product);
    return {
      productId: id,
      quantity,
      unitPrice: price,
      extras: extras.map((extra) => found(menu.extras, extra)),
      crepaIds: crepas.map((crepa) => productNamed(crepa).id),
    };
  });
  const pricing: PricingMenu = {
    product: (id) => menu.products.find((product) => product.id === id),
    extrasOf: (id) => menu.extras.filter((extra) => menu.extraIdsOf.get(id)?.includes(extra.id)),
  };
  const total = sumCents(
    lines.map((line, index) => {
      const { unitPrice, extras } = requested[index] ?? { unitPrice: 0 as Cents, extras: [] };
      return (line.quantity * sumCents([unitPrice, ...extras.map(({ price }) => price)])) as Cents;
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

function orderRow(
  { phone, name, address, position, placedAt, paysExactly, end }: SeedOrder,
  n: number,
  total: Cents,
) {
  return {
    n,
    phone,
    customer_name: `${name} (ejemplo)`,
    delivery_address: address,
    total_cents: total,
    placed_at: at(placedAt),
    pin_lat: position.lat,
    pin_lng: position.lng,
    cash_given_cents: paysExactly ? total : (cashChoices(total)[0] ?? total),
    ...endRow(end),
  };
}

function endRow(end: SeedEnd) {
  switch (end.kind) {
    case 'delivered':
      return {
        stage: walk('accepted', 'preparing', 'onTheWay', 'delivered'),
        promised_minutes: end.promisedMinutes,
        accepted_at: at(end.acceptedAt),
        preparing_at: at(end.preparingAt),
        on_the_way_at: at(end.onTheWayAt),
        delivered_at: at(end.deliveredAt),
      };
    case 'rejected':
      return {
        stage: walk('rejected'),
        rejected_at: at(end.at),
        end_cause: end.cause,
        end_reason: end.reason,
      };
    case 'cancelledByCustomer':
      if (!mayCancelOwn('received')) throw new Error('A customer may not cancel a new order.');
      return { stage: 'cancelled', cancelled_at: at(end.at), ended_by: 'customer', end_reason: cancelReason };
  }
}

const at = (instant: Instant) => new Date(instant).toISOString();

/** The last of stages that staff may go through, from a new order. */
function walk(...stages: readonly OrderStage[]): OrderStage {
  return stages.reduce((from, to) => {
    if (!mayStep(from, to)) throw new Error(`No order goes from ${from} to ${to}.`);
    return to;
  }, 'received' as OrderStage);
}
