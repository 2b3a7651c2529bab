import { optionNames } from './choices.ts';
import { codeNames } from './codes.ts';
import { isActive } from './placedOrders.ts';
import {
  costOf,
  type DishName,
  dishNames,
  type Order,
  type Payment,
  payments,
  type Shop,
  sum,
} from './shop.ts';

export type Report = {
  readonly delivered: number;
  readonly active: number;
  readonly cancelled: number;
  readonly sales: number;
  /** What delivery cost, a part of the sales. */
  readonly fees: number;
  /** What codes took off them. */
  readonly discounts: number;
  /** What couriers collect in cash. */
  readonly cash: { readonly orders: number; readonly given: number; readonly change: number };
  /** The sums of delivered orders by way to pay; empty while all were paid in cash. */
  readonly byPayment: Readonly<Partial<Record<Payment, { readonly orders: number; readonly sales: number }>>>;
  /** The dishes of delivered orders; those that sold nothing are left out. */
  readonly sold: readonly {
    readonly dish: DishName;
    readonly quantity: number;
    readonly sales: number;
  }[];
  /** The pieces of the options of delivered orders; those that nobody ordered are left out. */
  readonly options: Readonly<Record<string, number>>;
  /** By name: the delivered orders that have a code. */
  readonly codes: Readonly<
    Record<string, { readonly orders: number; readonly sales: number; readonly saved: number }>
  >;
};

export function reportOf({ orders }: Shop): Report {
  const delivered = orders.filter(({ stage }) => stage === 'delivered');
  const inCash = delivered
    .filter(({ request }) => request.payment === 'cash' && !request.isPickup)
    .map(({ request, total }) => ({ given: request.cash ?? total, total }));
  const lines = delivered.flatMap(({ request }) => request.lines);
  return {
    delivered: delivered.length,
    active: orders.filter(isActive).length,
    cancelled: orders.filter((order) => !isActive(order) && order.stage !== 'delivered').length,
    sales: sum(delivered.map(({ total }) => total)),
    fees: sum(delivered.map(({ fee }) => fee)),
    discounts: sum(delivered.map(({ discount }) => discount)),
    cash: {
      orders: inCash.length,
      given: sum(inCash.map(({ given }) => given)),
      change: sum(inCash.map(({ given, total }) => given - total)),
    },
    byPayment: byPaymentOf(delivered),
    sold: dishNames
      .map((dish) => {
        const own = lines.filter((line) => line.dish === dish);
        return { dish, quantity: sum(own.map(({ quantity }) => quantity)), sales: sum(own.map(costOf)) };
      })
      .filter(({ quantity }) => quantity > 0),
    options: Object.fromEntries(
      optionNames.flatMap((name) => {
        const pieces = sum(
          lines.flatMap(({ quantity, chosen }) =>
            chosen.filter(({ option }) => option === name).map((one) => one.quantity * quantity),
          ),
        );
        return pieces === 0 ? [] : [[name, pieces]];
      }),
    ),
    codes: Object.fromEntries(
      codeNames.flatMap((name) => {
        const own = delivered.filter(({ code }) => code?.name === name);
        const sales = sum(own.map(({ total }) => total));
        const saved = sum(own.map(({ discount }) => discount));
        return own.length === 0 ? [] : [[name, { orders: own.length, sales, saved }]];
      }),
    ),
  };
}

function byPaymentOf(delivered: readonly Order[]): Report['byPayment'] {
  if (delivered.every(({ request }) => request.payment === 'cash')) return {};
  return Object.fromEntries(
    payments.flatMap((payment) => {
      const own = delivered.filter(({ request }) => request.payment === payment);
      return own.length === 0
        ? []
        : [[payment, { orders: own.length, sales: sum(own.map(({ total }) => total)) }]];
    }),
  );
}
