import type { CalendarDay, Weekday } from './calendar.ts';

/** Milliseconds since 1970, as `Date.now()` returns them. */
export type Instant = number;

/** Minutes of the day, 0 to 1439. If `closes` is not after `opens`, it is on the next day. */
export type OpeningHours = { readonly opens: number; readonly closes: number };

export type WeekRow = OpeningHours & { readonly day: Weekday };

/** A row for one date. All rows of a date together replace the rows of its weekday. */
export type SpecialDay =
  | { readonly kind: 'closed'; readonly date: CalendarDay; readonly reason: string | null }
  | ({ readonly kind: 'hours'; readonly date: CalendarDay; readonly reason: string | null } & OpeningHours);

/** A temporarily longer delivery time, in minutes. */
export type Busy = { readonly minutes: number; readonly until: Instant };

/**
 * The settings that decide whether the shop takes orders. {@link shopStateAt} computes the state at a moment.
 */
export type ShopSchedule = {
  /** An IANA name such as `America/Tijuana`. */
  readonly timeZone: string;
  /** An empty week means always open. */
  readonly week: readonly WeekRow[];
  readonly specialDays: readonly SpecialDay[];
  /** The last order is this many minutes before closing. */
  readonly lastOrderMinutes: number;
  /** The owner's switch: false closes the shop, whatever the other fields are. */
  readonly isOpen: boolean;
  readonly pausedUntil: Instant | null;
  readonly busy: Busy | null;
  /** The usual delivery time in minutes. */
  readonly deliveryMinutes: number;
};

/** Open day and night: the schedule of a backend that does not send hours. */
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
