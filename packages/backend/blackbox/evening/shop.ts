/**
 * The rules of a shop, without a server, a database or a screen: what the evening's test compares the real shop with. It
 * computes on its own and imports nothing of the product, so that a mistake in `packages/domain` is found too. Money is in
 * centavos, times in milliseconds since 1970.
 */

export type Shop = {
  readonly now: number;
  /** The owner's switch. */
  readonly isOpen: boolean;
  readonly pausedUntil: number | null;
  /** Null: the shop has no hours, so it never closes. */
  readonly closesAt: number | null;
  /** The last order is taken this many minutes before closing. */
  readonly lastOrderMinutes: number;
  /** Whether the shop delivers to the near addresses only. */
  readonly isZoneSmall: boolean;
  readonly payments: readonly Payment[];
  readonly isFetchOffered: boolean;
  /** What delivery costs near the shop, in zones on top of one another; none: as everywhere else. */
  readonly nearTerms: readonly Terms[];
  /** What it costs everywhere else, and without a pin; null: nothing. */
  readonly otherTerms: Terms | null;
  readonly dishes: Readonly<Record<DishName, Dish>>;
  readonly nuts: number;
  readonly orders: readonly Order[];
  /** What the kitchen's printer has to print, in its order. */
  readonly toPrint: readonly Ticket[];
};

/** `order` is a position in `orders`. */
export type Ticket = {
  readonly order: number;
  readonly says: 'order' | 'cancelled';
  /** The number of the order's change that it says; 0 for none. */
  readonly change: number;
};

export const crepas = ['Nutella', 'Cajeta', 'Fresas'] as const;
/** A combo of the three crepas. */
export const combo = 'Trío';
export const dishNames = [...crepas, combo] as const;
export type DishName = (typeof dishNames)[number];

export const payments = ['cash', 'card', 'transfer'] as const;
export type Payment = (typeof payments)[number];

export type Terms = { readonly fee: number; readonly minimum: number; readonly freeFrom: number | null };

export type Dish = { readonly price: number; readonly isHidden: boolean; readonly isSoldOut: boolean };

export const customers = ['Ana', 'Beto', 'Carla'] as const;
export type Customer = (typeof customers)[number];

/** A line of an order, with the prices that the customer saw. */
export type Line = {
  readonly dish: DishName;
  readonly quantity: number;
  readonly price: number;
  /** Null for a line without nuts. */
  readonly nuts: number | null;
};

export type Request = {
  readonly key: string;
  readonly customer: Customer;
  readonly lines: readonly Line[];
  readonly payment: Payment;
  /** Null when the customer does not say with how much they pay in cash. */
  readonly cash: number | null;
  /** Null for an order without a pin, and for one that is fetched. */
  readonly address: 'near' | 'far' | null;
  readonly isPickup: boolean;
  /** What the customer saw that delivery costs. */
  readonly fee: number;
};

export type Stage =
  | 'received'
  | 'accepted'
  | 'preparing'
  | 'onTheWay'
  | 'delivered'
  | 'rejected'
  | 'cancelled';

export type Order = {
  /** As it is now. */
  readonly request: Request;
  /** The request that placed it, as text. */
  readonly sent: string;
  readonly version: number;
  readonly fee: number;
  /** With the fee. */
  readonly total: number;
  readonly stage: Stage;
  readonly isCancelledByCustomer: boolean;
  /** The order's ticket is on paper. */
  readonly isPrinted: boolean;
};

export type Change =
  | { readonly dish: DishName; readonly reason: 'price' | 'unavailable' | 'extra' }
  | { readonly reason: 'fee'; readonly before: number; readonly now: number };

export type Sums = { readonly fee: number; readonly total: number };

export type Answer =
  | ({ readonly kind: 'placed' } & Sums)
  /** `order` is a position in `orders`. */
  | { readonly kind: 'repeated'; readonly order: number }
  | { readonly kind: 'keyOfAnotherOrder' }
  | { readonly kind: 'closed' | 'lastOrdersOver' | 'paused' | 'outsideZone' | 'paymentNotOffered' }
  | { readonly kind: 'pickupNotOffered' | 'belowMinimum' }
  /** The menu is not what the customer saw; `total` is what the rest costs now. */
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly total: number }
  | { readonly kind: 'tooMany' | 'cashTooLow' };

export const maxOfOneLine = 50;

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
export const costOf = ({ quantity, price, nuts }: Line) => quantity * (price + (nuts ?? 0));
export const totalOf = (lines: readonly Line[]): number => sum(lines.map(costOf));

const feeOf = ({ fee, freeFrom }: Terms, sum: number) => (freeFrom !== null && sum >= freeFrom ? 0 : fee);

/** What delivery costs, and what the dishes lack of the minimum. The cheapest zone counts. */
export function quote(
  { nearTerms, otherTerms }: Pick<Shop, 'nearTerms' | 'otherTerms'>,
  { address, isPickup }: Pick<Request, 'address' | 'isPickup'>,
  sum: number,
): { readonly fee: number; readonly missing: number } {
  const around = address === 'near' ? nearTerms : [];
  const [best] = (around.length === 0 && otherTerms ? [otherTerms] : around).toSorted(
    (one, other) => feeOf(one, sum) - feeOf(other, sum) || one.minimum - other.minimum,
  );
  if (isPickup || !best || sum === 0) return { fee: 0, missing: 0 };
  return { fee: feeOf(best, sum), missing: Math.max(0, best.minimum - sum) };
}

/**
 * The shop's answer to an order.
 *
 * @param isByStaff who take orders by telephone at any time
 */
export function answerTo(shop: Shop, request: Request, isByStaff = false): Answer {
  const earlier = shop.orders.findIndex((order) => order.request.key === request.key);
  if (earlier >= 0) {
    const isSame = shop.orders[earlier]?.sent === JSON.stringify(request);
    return isSame ? { kind: 'repeated', order: earlier } : { kind: 'keyOfAnotherOrder' };
  }
  const { now, closesAt, pausedUntil } = shop;
  if (!shop.isOpen && !isByStaff) return { kind: 'closed' };
  if (pausedUntil !== null && now < pausedUntil && !isByStaff) return { kind: 'paused' };
  if (closesAt !== null && !isByStaff) {
    if (now >= closesAt) return { kind: 'closed' };
    if (now >= closesAt - shop.lastOrderMinutes * 60_000) return { kind: 'lastOrdersOver' };
  }
  if (shop.isZoneSmall && request.address === 'far') return { kind: 'outsideZone' };
  if (!shop.payments.includes(request.payment)) return { kind: 'paymentNotOffered' };
  if (request.isPickup && !shop.isFetchOffered) return { kind: 'pickupNotOffered' };

  if (request.lines.some(({ quantity }) => quantity > maxOfOneLine)) return { kind: 'tooMany' };
  const dishChanges = request.lines.flatMap((line) => changesOf(shop, line));
  const dishes = totalOf(request.lines.filter(isThere(shop)).map(atTodaysPrice(shop)));
  const { fee, missing } = quote(shop, request, dishes);
  const total = dishes + fee;
  if (dishChanges.length === 0 && missing > 0 && !isByStaff) return { kind: 'belowMinimum' };
  const changes = [...dishChanges, ...feeChange(request.fee, fee)];
  if (changes.length > 0) return { kind: 'changed', changes, total };
  if (request.cash !== null && request.cash < total) return { kind: 'cashTooLow' };
  return { kind: 'placed', fee, total };
}

export const feeChange = (before: number, now: number): readonly Change[] =>
  before === now ? [] : [{ reason: 'fee', before, now }];

export const isOffered = ({ dishes }: Shop, name: DishName): boolean =>
  !dishes[name].isHidden && !dishes[name].isSoldOut;

/** A combo that lost a crepa waits for another one: it is not counted. */
export const isThere =
  (shop: Shop) =>
  ({ dish }: Line) =>
    isOffered(shop, dish) && missingOf(shop, dish).length === 0;

const missingOf = (shop: Shop, dish: DishName) =>
  dish === combo ? crepas.filter((crepa) => !isOffered(shop, crepa)) : [];

export const atTodaysPrice =
  ({ dishes, nuts }: Shop) =>
  (line: Line): Line => ({ ...line, price: dishes[line.dish].price, nuts: line.nuts === null ? null : nuts });

export function changesOf(shop: Shop, { dish, price, nuts }: Line): readonly Change[] {
  if (!isOffered(shop, dish)) return [{ dish, reason: 'unavailable' }];
  return [
    ...(price === shop.dishes[dish].price ? [] : [{ dish, reason: 'price' } as const]),
    ...missingOf(shop, dish).map(() => ({ dish, reason: 'unavailable' }) as const),
    ...(nuts === null || nuts === shop.nuts ? [] : [{ dish, reason: 'extra' } as const]),
  ];
}

/** The shop after an order that was placed. */
export const withOrder = (shop: Shop, request: Request, { fee, total }: Sums): Shop => ({
  ...shop,
  orders: [
    ...shop.orders,
    {
      request,
      sent: JSON.stringify(request),
      version: 0,
      fee,
      total,
      stage: 'received',
      isCancelledByCustomer: false,
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

/** The customer may cancel until the kitchen has answered. */
export const mayCancel = ({ stage }: Order): boolean => stage === 'received';

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

/** What comes out when the printer works: the ticket of an order that has ended is of no use. */
export const ticketsOf = ({ orders, toPrint }: Shop): readonly Ticket[] =>
  toPrint.filter(({ order, says }) => {
    const about = orders[order];
    return says === 'cancelled' || (about !== undefined && isActive(about));
  });

/** The shop after its printer has printed all of it. */
export function withPrinted(shop: Shop): Shop {
  const printed = new Set(ticketsOf(shop).map(({ order }) => order));
  return {
    ...shop,
    orders: shop.orders.map((order, position) =>
      printed.has(position) ? { ...order, isPrinted: true } : order,
    ),
    toPrint: [],
  };
}
