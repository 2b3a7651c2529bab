import type { Fulfilment } from '../delivery/fulfilment.ts';
import type { DiscountTerms, OrderDiscount } from '../discounts/discountCode.ts';
import type { CategoryId, ExtraId, ProductId } from '../menu/catalog.ts';
import type { GroupId, OptionId } from '../menu/choiceGroups.ts';
import type { Cents } from '../money/money.ts';
import type { PaidState, Payment } from '../payment/payment.ts';
import type { ContentChange } from './contentChange.ts';
import type { OrderOptions } from './orderOptions.ts';
import type { EndCause, OrderEnder, OrderStage, OrderState } from './orderStage.ts';
import type { ScheduleRemarks } from './scheduledOrder.ts';

declare const brand: unique symbol;
export type OrderId = number & { readonly [brand]: 'order' };
/** For codecs and tests only: it is not checked. */
export const orderId = (id: number) => id as OrderId;

export type PlacedOrder = {
  readonly id: OrderId;
  readonly total: Cents;
  readonly state: OrderState;
  readonly placedAt: Date | null;
};

/** The devices that an alert was sent to, and how many of them a push service took it for. */
export type AlertReach = { readonly devices: number; readonly reached: number };

/** When an unanswered order was announced to whom (decision H8); null: not announced. */
export type OrderAlerts = {
  readonly staff: Date | null;
  readonly owner: Date | null;
  /** Absent where the server does not say whom its alert reached. */
  readonly reach?: { readonly staff?: AlertReach; readonly owner?: AlertReach };
};

/** Details of an order beside its stage, for staff and customer. */
export type StaffRemarks = {
  /** The delivery time in minutes, promised at acceptance. */
  readonly minutes: number | null;
  /** Why it was rejected or cancelled. */
  readonly reason: string | null;
};

/** How staff answered the order, and who was told that nobody did. */
export type AnswerRemarks = StaffRemarks & {
  /** Set when the customer or the server ended the order; null or absent: staff did, or it has not ended. */
  readonly endedBy?: OrderEnder | null;
  /** Absent from a server that announces nothing. */
  readonly alerts?: OrderAlerts;
};

/** What the home page shows of an active order. */
export type ActiveOrder = StaffRemarks &
  ScheduleRemarks & {
    readonly id: OrderId;
    readonly total: Cents;
    readonly state: OrderState;
    readonly stage: OrderStage | null;
    /** Null on a server that does not say it here. */
    readonly placedAt: Date | null;
    readonly fulfilment: Fulfilment;
    /** Nobody answered for so long that the customer is told: the shop has not confirmed it yet (decision H8). */
    readonly isUnconfirmed?: boolean;
    /** How often staff changed it; absent: never. */
    readonly version?: number;
    readonly items: readonly { readonly productId: ProductId; readonly imageUrl: string }[];
  };

/**
 * The recipient, the address and the payment, and what the customer added to them: null when absent. The recipient's
 * name is `customerName`.
 */
export type Delivery = Omit<OrderOptions, 'recipient' | 'scheduledFor'> &
  PaidState & {
    readonly customerName: string | null;
    readonly phone: string;
    readonly fulfilment: Fulfilment;
    /** `pickupAddress` of an order that is picked up. */
    readonly deliveryAddress: string;
    readonly payment: Payment;
  };

/** A row of the list of orders for staff. */
export type StaffOrder = AnswerRemarks &
  ScheduleRemarks &
  Delivery & {
    readonly id: OrderId;
    /** Always something to call the customer by (decision O11). */
    readonly customerName: string;
    /** What its delivery costs, a part of the total; absent when it is free. */
    readonly fee?: Cents;
    /** The code that it was ordered with, and what it takes off the total; absent without one. */
    readonly discount?: OrderDiscount;
    readonly total: Cents;
    readonly stage: OrderStage | null;
    readonly placedAt: Date | null;
    /** Why staff ended it; absent when they did not say it, or somebody else ended it. */
    readonly endCause?: EndCause;
    /**
     * Nobody received either of the last two orders of this phone that reached a door («Segundo pedido sin recibir»).
     * Only a mark: the order is like any other.
     */
    readonly isSecondUnreceived?: boolean;
    /** The account's e-mail of the staff who took it by telephone; absent for an order of the store. */
    readonly takenBy?: string;
    /** The name of who brings it; absent until staff say it. */
    readonly courier?: string;
    /** How often staff changed it; absent: never. */
    readonly version?: number;
    /** What was ordered; absent where only its details say it. */
    readonly lines?: readonly OrderDetailLine[];
  };

/** A crepa or an extra of a placed order. The id is null where the server tells only names (spec §3). */
export type NamedItem<Id> = { readonly id: Id | null; readonly name: string };

/** The items whose ids the server tells. */
export const withIds = <Id>(items: readonly NamedItem<Id>[]) =>
  items.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));

/** Some pieces of an option of a placed order, with its name and price at that time. */
export type OrderedOption = NamedItem<OptionId> & {
  /** For each piece of the line's product. */
  readonly quantity: number;
  readonly price: Cents;
};

/** What was chosen of a product's group. */
export type OrderedGroup = {
  /** Two groups of a product may have the same name. Absent from a server that tells only names. */
  readonly id?: GroupId;
  readonly name: string;
  readonly options: readonly OrderedOption[];
  /** How many of the cheapest pieces cost nothing; absent: none. */
  readonly included?: number;
};

/** One line of an order's details: names, prices and pictures at the time of the order (decision O10). */
export type OrderDetailLine = {
  readonly id: number;
  readonly imageUrl: string;
  readonly productName: string;
  /** Absent from a backend that does not tell it. */
  readonly productId?: ProductId;
  readonly unitPrice: Cents;
  readonly quantity: number;
  /** The crepas of a combo; empty for anything else. */
  readonly crepas: readonly NamedItem<ProductId>[];
  readonly extras: readonly NamedItem<ExtraId>[];
  /** In the order of the menu; empty for a product without groups. */
  readonly groups: readonly OrderedGroup[];
  /** Extras and options for the whole line, in centavos (decision O2). */
  readonly extrasTotal: Cents;
  /** The category of which a code counts it. Only beside `discountTerms`. */
  readonly categoryId?: CategoryId;
};

export type OrderDetails = AnswerRemarks &
  ScheduleRemarks & {
    readonly id: OrderId;
    /** What its delivery costs, a part of the total; absent when it is free. */
    readonly fee?: Cents;
    /** The code that it was ordered with, and what it takes off the total; absent without one. */
    readonly discount?: OrderDiscount;
    /**
     * What was agreed of its code, by which a change of the order is discounted, also where it takes nothing off now. For staff alone; absent
     * without a code and from a server that does not tell it.
     */
    readonly discountTerms?: DiscountTerms;
    readonly total: Cents;
    readonly placedAt: Date | null;
    readonly stage: OrderStage | null;
    /** Null from a backend that sends only the lines of the order (spec §3). */
    readonly delivery: Delivery | null;
    readonly lines: readonly OrderDetailLine[];
    /** How often staff changed it; absent: never. */
    readonly version?: number;
    /** What staff changed, oldest first; absent when nothing. */
    readonly contentChanges?: readonly ContentChange[];
  };
