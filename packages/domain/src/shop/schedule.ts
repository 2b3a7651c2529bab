import type { CalendarDay, Weekday } from './calendar.ts';

/** Milliseconds since 1970, as `Date.now()` gives them. */
export type Instant = number;

/** Minutes of the day, 0 to 1439. One that closes at or before it opens closes on the next day. */
export type OpeningHours = { readonly opens: number; readonly closes: number };

export type WeekRow = OpeningHours & { readonly day: Weekday };

/** A row for one date. All rows of a date together replace the rows of its weekday. */
export type SpecialDay =
  | { readonly kind: 'closed'; readonly date: CalendarDay; readonly reason: string | null }
  | ({ readonly kind: 'hours'; readonly date: CalendarDay; readonly reason: string | null } & OpeningHours);

/** More minutes than usual, for a while. */
export type Busy = { readonly minutes: number; readonly until: Instant };

/** Everything that decides whether orders are taken. It says when, never whether it is so now. */
export type ShopSchedule = {
  /** An IANA name such as `America/Tijuana`. */
  readonly timeZone: string;
  /** No rows at all means always open. */
  readonly week: readonly WeekRow[];
  readonly specialDays: readonly SpecialDay[];
  /** Orders end so many minutes before the shop closes. */
  readonly lastOrderMinutes: number;
  /** The owner's switch: false closes the shop whatever the rest says. */
  readonly isOpen: boolean;
  readonly pausedUntil: Instant | null;
  readonly busy: Busy | null;
  /** Minutes until an order is at the door, as a rule. */
  readonly deliveryMinutes: number;
};

/** Open day and night. What a backend that knows no hours means. */
export const alwaysOpen = {
  timeZone: 'America/Mexico_City',
  week: [],
  specialDays: [],
  lastOrderMinutes: 0,
  isOpen: true,
  pausedUntil: null,
  busy: null,
  deliveryMinutes: 45,
} as const satisfies ShopSchedule;
