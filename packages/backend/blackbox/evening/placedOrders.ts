/** What becomes of the orders of the evening's model: their stages and their tickets. */

import { isHeld, preparationOf } from './laterOrders.ts';
import type { Answer, Order, Request, Shop, Stage, Ticket } from './shop.ts';

/** The shop after an order that was placed. */
export const withOrder = (
  shop: Shop,
  request: Request,
  { fee, code, discount, total }: Extract<Answer, { kind: 'placed' }>,
): Shop => ({
  ...shop,
  orders: [
    ...shop.orders,
    {
      request,
      sent: JSON.stringify(request),
      version: 0,
      fee,
      code,
      discount,
      total,
      stage: 'received',
      isCancelledByCustomer: false,
      preparationAt: preparationOf(shop.now, request),
      isPrinted: false,
    },
  ],
});

/** The stages that the kitchen may take from each. */
export const nextStages: Readonly<Record<Stage, readonly Stage[]>> = {
  received: ['accepted', 'rejected', 'cancelled'],
  accepted: ['preparing', 'cancelled'],
  preparing: ['onTheWay', 'cancelled'],
  onTheWay: ['delivered', 'cancelled'],
  delivered: [],
  rejected: [],
  cancelled: [],
};

export const isActive = ({ stage }: Order): boolean => nextStages[stage].length > 0;

/** The customer may cancel until the kitchen has answered, and an order for later until its preparation begins. */
export const mayCancel = (order: Order, now: number): boolean =>
  order.stage === 'received' || isHeld(order, now);

/** The shop after an order took a step. */
export const withStage = (
  shop: Shop,
  position: number,
  stage: Stage,
  isCancelledByCustomer = false,
): Shop => ({
  ...shop,
  orders: shop.orders.map((order, index) =>
    index === position ? { ...order, stage, isCancelledByCustomer } : order,
  ),
  toPrint: [...shop.toPrint, ...newTickets(shop, position, stage)],
});

/** An accepted order is printed. One that is cancelled says so where its ticket is on paper. */
function newTickets({ orders }: Shop, position: number, stage: Stage): readonly Ticket[] {
  if (stage === 'accepted') return [{ order: position, says: 'order', change: 0 }];
  return stage === 'cancelled' && orders[position]?.isPrinted
    ? [{ order: position, says: 'cancelled', change: 0 }]
    : [];
}

/** What comes out when the printer works: the ticket of an order that has ended is of no use, and that of one for later waits. */
export const ticketsOf = (shop: Shop): readonly Ticket[] =>
  shop.toPrint.filter((ticket) => {
    const { order, says } = ticket;
    const about = shop.orders[order];
    return says === 'cancelled' || (about !== undefined && isActive(about) && !waits(shop, ticket));
  });

/** The first ticket of an order on hold. One that corrects paper does not wait. */
const waits = ({ orders, now }: Shop, { order, says, change }: Ticket): boolean => {
  const about = orders[order];
  return says === 'order' && change === 0 && about !== undefined && isHeld(about, now);
};

/** The shop after its printer has printed all of it. */
export function withPrinted(shop: Shop): Shop {
  const printed = new Set(ticketsOf(shop).map(({ order }) => order));
  return {
    ...shop,
    orders: shop.orders.map((order, position) =>
      printed.has(position) ? { ...order, isPrinted: true } : order,
    ),
    toPrint: shop.toPrint.filter((ticket) => waits(shop, ticket)),
  };
}

/** As pages have it; null for an order that pays all. */
export function discountShown(
  { code, discount }: Pick<Order, 'code' | 'discount'>,
  numbers: ReadonlyMap<string, number>,
) {
  if (!code || discount === 0) return null;
  const { name, gift } = code;
  return {
    name,
    amount: discount,
    ...(gift.kind === 'dish' && { freeProductId: numbers.get(gift.dish) }),
  };
}
