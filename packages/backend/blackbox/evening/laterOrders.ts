/** The rules of orders for later, as part of the evening's model. */

export const quarterMs = 15 * 60_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What decides which moments are offered. */
type Hours = {
  readonly now: number;
  readonly isOpen: boolean;
  readonly pausedUntil: number | null;
  readonly closesAt: number | null;
  readonly lastOrderMinutes: number;
  readonly isFetchOffered: boolean;
  /** Whether the owner takes orders for later, for the same day alone. */
  readonly isLaterOffered: boolean;
};
type Wanted = { readonly later: number | null; readonly isPickup: boolean };
type Placed = {
  readonly request: Wanted;
  readonly stage: string;
  /** Null: as soon as possible. */
  readonly preparationAt: number | null;
};

/** At the beginning of each evening. */
export const anyNumberLater = { isLaterOffered: true, maxPerQuarter: null } as const;

const promiseMs = (isPickup: boolean) => (isPickup ? 20 : 45) * minuteMs;

/** The shop's day ends at five in the morning, six hours behind UTC. */
function endOfDay(now: number): number {
  const fiveInTheMorning = 11 * 60 * minuteMs;
  return Math.floor((now - fiveInTheMorning) / dayMs) * dayMs + dayMs + fiveInTheMorning;
}

function takesOrders({ pausedUntil, closesAt, lastOrderMinutes }: Hours, at: number): boolean {
  const isPaused = pausedUntil !== null && at < pausedUntil;
  return !isPaused && (closesAt === null || at < closesAt - lastOrderMinutes * minuteMs);
}

/** The quarters of an hour that a customer can choose now. */
export function momentsOf(hours: Hours, isPickup: boolean): readonly number[] {
  const { now, isOpen, isLaterOffered, isFetchOffered } = hours;
  if (!isLaterOffered || !isOpen || (isPickup && !isFetchOffered)) return [];
  const promise = promiseMs(isPickup);
  const first = Math.ceil((now + promise + quarterMs) / quarterMs) * quarterMs;
  const count = Math.max(0, Math.ceil((endOfDay(now) - first) / quarterMs));
  return Array.from({ length: count }, (_, index) => first + index * quarterMs).filter((moment) =>
    takesOrders(hours, moment - promise),
  );
}

/** Staff choose any quarter of an hour to come. */
export function isMomentOffered(hours: Hours, { later, isPickup }: Wanted, isByStaff: boolean): boolean {
  if (later === null) return true;
  const { now, isLaterOffered } = hours;
  return isByStaff
    ? isLaterOffered && later > now && later < endOfDay(now)
    : momentsOf(hours, isPickup).includes(later);
}

export const isMomentFull = (
  { orders, maxPerQuarter }: { readonly orders: readonly Placed[]; readonly maxPerQuarter: number | null },
  moment: number | null,
): boolean =>
  moment !== null &&
  maxPerQuarter !== null &&
  orders.filter(
    ({ request, stage }) => request.later === moment && stage !== 'rejected' && stage !== 'cancelled',
  ).length >= maxPerQuarter;

/** When the preparation of an order begins that is placed now; null: it is for as soon as possible. */
export const preparationOf = (now: number, { later, isPickup }: Wanted): number | null =>
  later === null ? null : Math.max(now, later - promiseMs(isPickup));

/** Accepted, and not the kitchen's yet. */
export const isHeld = ({ stage, preparationAt }: Omit<Placed, 'request'>, now: number): boolean =>
  stage === 'accepted' && preparationAt !== null && now < preparationAt;

/** When the next preparation of an accepted order begins; null without one. */
export function nextPreparation(orders: readonly Placed[], now: number): number | null {
  const next = Math.min(
    ...orders.filter((order) => isHeld(order, now)).map(({ preparationAt }) => preparationAt ?? Infinity),
  );
  return Number.isFinite(next) ? next : null;
}
