import {
  costOf,
  type DishName,
  dishNames,
  isActive,
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
