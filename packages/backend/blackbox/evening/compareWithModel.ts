import {
  getCategoryProducts,
  getDayReport,
  getDiscountCodes,
  getMoments,
  getOrders,
  getOrdersOfPhone,
  getReport,
} from '@crepas/api';
import type { MenuWindow, OrderState, StaffOrder } from '@crepas/domain';
import { expect, vi } from 'vitest';
import { askStrictly } from '../harness/ask.ts';
import { courses, usesOf } from './codes.ts';
import type { Evening, Guest } from './evening.ts';
import { isHeld, isMomentFull, momentsOf } from './laterOrders.ts';
import type { Hours } from './menuHours.ts';
import type { Page } from './page.ts';
import { discountShown, isActive } from './placedOrders.ts';
import { reportOf } from './report.ts';
import { type Customer, dishNames, isListed, sum } from './shop.ts';

/** An order as every side shows it, in the same form. */
const shown = ({
  id,
  phone,
  stage,
  total,
  endedBy,
  payment,
  cashGiven,
  fulfilment,
  scheduledFor,
  discount,
}: StaffOrder) => ({
  id,
  phone,
  stage,
  total,
  endedBy: endedBy ?? null,
  payment,
  cash: cashGiven,
  fulfilment,
  later: scheduledFor ?? null,
  discount: discount ?? null,
});

function expectedOrders({ shop, ids, guests, menu }: Evening) {
  return shop.orders.map((order, position) => ({
    id: ids[position],
    phone: guests.get(order.request.customer)?.phone,
    stage: order.stage,
    total: order.total,
    endedBy: order.isCancelledByCustomer ? 'customer' : null,
    payment: order.request.payment,
    cash: order.request.cash,
    fulfilment: order.request.isPickup ? 'pickup' : 'delivery',
    later: order.request.later,
    discount: discountShown(order, menu.dishes),
  }));
}

/**
 * Database, boards, the customers' pages, the day's report and the menu agree with the model.
 *
 * @param withinMs how long events may take to arrive at a board or page
 */
export async function compareWithModel(evening: Evening, withinMs: number): Promise<void> {
  await Promise.all([
    expectOrders(evening),
    expectRows(evening),
    expectReport(evening),
    expectMenu(evening),
    expectCodes(evening),
    expectMoments(evening),
    ...[...evening.guests].map(([customer, guest]) => expectOwnOrders(evening, customer, guest)),
  ]);
  const expected = expectedOrders(evening);
  const expectPage = async (name: string, page: Page, own: typeof expected) => {
    if (page.isAsleep()) return;
    const { orders, faults } = page;
    const present = () =>
      [...orders.values()]
        .filter((order) => isOfEvening(evening, order))
        .sort((one, other) => one.id - other.id)
        .map(shown);
    await vi.waitFor(() => expect(present(), name).toEqual(own), { timeout: withinMs, interval: 10 });
    expect(faults, name).toEqual([]);
  };
  for (const [index, board] of evening.boards.entries())
    await expectPage(`board ${index + 1}`, board, expected);
  for (const [customer, { phone, page }] of evening.guests) {
    const own = expected.filter((order) => order.phone === phone);
    await expectPage(`the page of ${customer}`, page, own);
  }
}

/** A board may be told again of an order of an earlier evening that nobody answered. */
const isOfEvening = ({ startedAt }: Evening, { placedAt }: StaffOrder) =>
  placedAt !== null && placedAt.getTime() >= startedAt;

async function expectOrders(evening: Evening): Promise<void> {
  const states: readonly OrderState[] = ['active', 'completed', 'cancelled'];
  const lists = await Promise.all(states.map((state) => readOrders(evening, state)));
  const orders = lists.flat().sort((one, other) => one.id - other.id);
  expect(orders.map(shown), "the staff's lists").toEqual(expectedOrders(evening));
  expect(
    orders.map(({ preparationAt, isHeld }) => ({ preparationAt, isHeld })),
    'the orders on hold',
  ).toEqual(
    evening.shop.orders.map((order) => ({
      preparationAt: order.preparationAt ?? undefined,
      isHeld: isHeld(order, evening.shop.now) || undefined,
    })),
  );
}

async function readOrders({ real, day, tokens }: Evening, state: OrderState): Promise<StaffOrder[]> {
  const orders: StaffOrder[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const search = { state, day, ...(cursor && { cursor }) };
    const page: ReturnType<typeof getOrders.decode> = await askStrictly(
      real.server(),
      getOrders,
      search,
      tokens.staff,
    );
    orders.push(...page.orders);
    cursor = page.next;
  }
  return orders;
}

/** The tables, without the server. */
async function expectRows({ real, shop, ids, startedAt }: Evening): Promise<void> {
  if (real.rows === null) return;
  const rows = await real.rows(`
    select orders.id, stage, total_cents::int as total, fee_cents::int as fee, discount_cents::int as discount,
      count(order_lines.id)::int as lines,
      sum(unit_price_cents * quantity + extras_total_cents)::int as cost,
      (select count(*)::int from idempotency_keys where order_id = orders.id) as keys
    from orders left join order_lines on order_id = orders.id
    where placed_at >= to_timestamp(${startedAt / 1000}) group by orders.id order by orders.id`);
  expect(rows, 'the tables').toEqual(
    shop.orders.map(({ request, stage, fee, discount, total }, position) => ({
      id: ids[position],
      stage,
      total,
      fee,
      discount,
      lines: request.lines.length,
      cost: total - fee + discount,
      keys: 1,
    })),
  );
}

async function expectReport({ real, shop, day, tokens }: Evening): Promise<void> {
  const {
    delivered,
    active,
    cancelled,
    sales,
    fees = 0,
    discounts = 0,
    cash,
    byPayment = [],
    products,
    options = [],
  } = await askStrictly(real.server(), getDayReport, day, tokens.owner);
  const { codes } = await askStrictly(real.server(), getReport, { from: day, to: day }, tokens.owner);
  const sold = dishNames.flatMap((dish) =>
    products.filter(({ name }) => name === dish).map(({ quantity, sales }) => ({ dish, quantity, sales })),
  );
  expect(
    {
      delivered,
      active,
      cancelled,
      sales,
      fees,
      discounts,
      cash: cash ?? { orders: 0, given: 0, change: 0 },
      byPayment: Object.fromEntries(byPayment.map(({ payment, ...sums }) => [payment, sums])),
      sold,
      options: Object.fromEntries(options.map(({ name, quantity }) => [name, quantity])),
      codes: Object.fromEntries(codes.map(({ name, ...sums }) => [name, sums])),
    },
    "the day's report",
  ).toEqual(reportOf(shop));
}

async function expectCodes({ real, shop, tokens }: Evening): Promise<void> {
  const codes = await askStrictly(real.server(), getDiscountCodes, undefined, tokens.owner);
  expect(
    codes.map(({ id, name, isPaused, uses, saved }) => ({ id, name, isPaused, uses, saved })),
    'the codes',
  ).toEqual(
    shop.codes
      .toSorted((one, other) => other.id - one.id)
      .map((code) => {
        const uses = usesOf(shop.orders, code);
        const saved = sum(uses.map(({ discount }) => discount));
        return { id: code.id, name: code.name, isPaused: code.isPaused, uses: uses.length, saved };
      }),
  );
}

async function expectMenu({ real, shop, menu }: Evening): Promise<void> {
  const read = courses.map((course) =>
    askStrictly(real.server(), getCategoryProducts, menu.categories[course]),
  );
  const products = (await Promise.all(read)).flat();
  expect(
    new Map(products.map(({ name, price, windows }) => [name, { price, hours: windows.map(hoursOf) }])),
    'the menu',
  ).toEqual(
    new Map(
      dishNames
        .filter((name) => isListed(shop, name))
        .map((name) => {
          const { price, hours } = shop.dishes[name];
          return [name, { price, hours: hours ? [hours] : [] }];
        }),
    ),
  );
}

const hoursOf = ({ opens, closes }: MenuWindow): Hours => ({ from: opens, until: closes });

async function expectMoments({ real, shop }: Evening): Promise<void> {
  for (const fulfilment of ['delivery', 'pickup'] as const) {
    const offered = momentsOf(shop, fulfilment === 'pickup');
    expect(
      await askStrictly(real.server(), getMoments, fulfilment),
      `the moments of a ${fulfilment}`,
    ).toEqual({
      offered,
      full: offered.filter((moment) => isMomentFull(shop, moment)),
    });
  }
}

async function expectOwnOrders(evening: Evening, customer: Customer, guest: Guest): Promise<void> {
  const orders = await askStrictly(evening.real.server(), getOrdersOfPhone, guest.phone, guest.token);
  const own = evening.shop.orders.flatMap((order, position) =>
    order.request.customer === customer && isActive(order)
      ? [{ id: evening.ids[position], stage: order.stage, total: order.total }]
      : [],
  );
  expect(
    orders.map(({ id, stage, total }) => ({ id, stage, total })),
    `the active orders of ${customer}`,
  ).toEqual(own);
}
