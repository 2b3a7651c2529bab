import type { Cents } from '../money/money.ts';
import type { EndCause } from '../orders/orderStage.ts';
import type { CalendarDay, Weekday } from '../shop/calendar.ts';
import type { DayRange } from './period.ts';

/**
 * The orders of a day, of an hour or of a group. An order belongs to the moment at which it was placed; one that waits for the
 * shop's call (decision T1) is not counted.
 */
export type OrderSums = {
  /** Every order, however it ended. */
  readonly received: number;
  readonly delivered: number;
  /** The totals of the delivered orders. */
  readonly sales: Cents;
};

/** `promised`: delivered orders with a promised time; `kept`: those that arrived within it, counted from when they were placed. */
export type PromiseSums = { readonly promised: number; readonly kept: number };

/**
 * What the delivered orders paid for their delivery, a part of the sales, and what codes took off them: sales are what was paid. Absent
 * when nothing.
 */
export type FeeSums = { readonly fees?: Cents; readonly discounts?: Cents };

export type ReportTotals = OrderSums &
  PromiseSums &
  FeeSums & {
    /** Not ended yet. */
    readonly active: number;
    /** Rejected, cancelled or never answered. */
    readonly lost: number;
    /** Their totals. */
    readonly lostAmount: Cents;
    /** Phones with a delivered order: those whose first one it is, and the others. */
    readonly newPhones: number;
    readonly returningPhones: number;
    /** Received orders of the demo's invented past. */
    readonly examples: number;
  };

export type DaySums = OrderSums & PromiseSums & FeeSums & { readonly day: CalendarDay };
export type HourSums = OrderSums & { readonly weekday: Weekday; readonly hour: number };

/** Delivered pieces of one name: the name at the time of the order. */
export type SoldName = { readonly name: string; readonly quantity: number; readonly sales: Cents };
export type SoldProduct = SoldName & { readonly isCombo: boolean };

/**
 * Delivered pieces of an option, by the names of its group and its own at the time of the order. `sales`: what was charged for them; the
 * included ones cost nothing.
 */
export type SoldOption = SoldName & { readonly group: string };

/** The delivered orders with a code, by its name at that time: what they brought, and what the code cost. */
export type CodeSums = {
  readonly name: string;
  readonly orders: number;
  readonly sales: Cents;
  readonly saved: Cents;
};

export const reportGroups = ['payment', 'delivery', 'zone'] as const;
/** What orders are grouped by. */
export type ReportGroup = (typeof reportGroups)[number];
/** `name`: as the order has it, a name of the wire for the payment and the delivery. */
export type GroupSums = OrderSums & { readonly group: ReportGroup; readonly name: string };

/**
 * Times of delivered orders, in minutes: `accept` from placed to accepted, `kitchen` from accepted to on the way, `door` from placed to
 * delivered.
 */
export const reportSteps = ['accept', 'kitchen', 'door'] as const;
export type ReportStep = (typeof reportSteps)[number];
export type StepTimes = {
  readonly step: ReportStep;
  /** The orders that have both times. */
  readonly orders: number;
  /** Half of them took at most this long, and nine of ten at most `slowMinutes`. */
  readonly medianMinutes: number;
  readonly slowMinutes: number;
};

/** `unanswered`: the server rejected it, because nobody answered. `byCustomer`: the customer cancelled it before it was accepted. */
export const lostOutcomes = ['rejected', 'cancelled', 'unanswered', 'byCustomer'] as const;
export type LostOutcome = (typeof lostOutcomes)[number];
export type LostOrders = {
  readonly outcome: LostOutcome;
  /** Null: nobody gave one. */
  readonly cause: EndCause | null;
  readonly orders: number;
  /** Their totals. */
  readonly amount: Cents;
};

/** What one account of the staff rejected or cancelled. Orders of before the shop kept the accounts have none. */
export type LostByAccount = Pick<LostOrders, 'orders' | 'amount'> & {
  /** The account's e-mail. */
  readonly account: string;
  readonly outcome: 'rejected' | 'cancelled';
};

export type SalesReport = {
  readonly range: DayRange;
  readonly totals: ReportTotals;
  /** Every day of the range. */
  readonly days: readonly DaySums[];
  /** Only those with an order. */
  readonly hours: readonly HourSums[];
  /** Best sellers first; then the products of the menu that were not sold. */
  readonly products: readonly SoldProduct[];
  readonly extras: readonly SoldName[];
  /** Most ordered first; empty from a server without groups. */
  readonly options: readonly SoldOption[];
  /** Most used first; empty from a server without codes. */
  readonly codes: readonly CodeSums[];
  readonly groups: readonly GroupSums[];
  readonly times: readonly StepTimes[];
  readonly lost: readonly LostOrders[];
  /** Empty from a server that does not tell it. */
  readonly lostByAccount: readonly LostByAccount[];
};
