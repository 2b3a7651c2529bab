import type { Instant } from '../shop/schedule.ts';
import { mayCancelOwn, type OrderStage } from './orderStage.ts';

/** What an order for later has; all of it is absent from one that is for as soon as possible. */
export type ScheduleRemarks = {
  /** When the customer wants it. */
  readonly scheduledFor?: Instant;
  /** When its preparation begins: until then an accepted order is on hold. */
  readonly preparationAt?: Instant;
  /** Staff hear of it from then on, because it came while the shop was closed; absent: since it was placed. */
  readonly alertsFrom?: Instant;
  /** Whether it was on hold when the server answered; {@link isOnHold} says whether it is now. */
  readonly isHeld?: boolean;
};

type StagedOrder = ScheduleRemarks & { readonly stage: OrderStage | null };

/** An accepted order whose preparation is not due: it is planned, and not yet the kitchen's. */
export const isOnHold = ({ stage, preparationAt, isHeld = false }: StagedOrder, now: Instant): boolean =>
  stage === 'accepted' && (preparationAt === undefined ? isHeld : now < preparationAt);

/** The customer may cancel until staff answer, and an order for later until its preparation begins. */
export const mayCancelOrder = (order: StagedOrder, now: Instant): boolean =>
  order.stage !== null && (mayCancelOwn(order.stage) || isOnHold(order, now));

/** Whether staff hear of an unanswered order: one that came while the shop was closed waits for its opening. */
export const isAnnounced = ({ alertsFrom }: ScheduleRemarks, now: Instant): boolean =>
  alertsFrom === undefined || now >= alertsFrom;
