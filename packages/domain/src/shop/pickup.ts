import type { Instant } from './schedule.ts';

/** The owner's settings of orders that customers pick up. */
export type Pickup = {
  readonly isActive: boolean;
  /** From the order until it is ready. */
  readonly minutes: number;
};

export type PickupSettings = {
  readonly pickup: Pickup;
  /** Pickup has a pause of its own; the shop's pause stops it too. */
  readonly pickupPausedUntil: Instant | null;
};

/** As an owner who has not changed it: every order is brought (spec §9). */
export const noPickup = {
  pickup: { isActive: false, minutes: 20 },
  pickupPausedUntil: null,
} as const satisfies PickupSettings;

/** Whether a customer may pick up an order that is placed at this moment (decision T7). The shop's own hours are not considered. */
export const canPickUp = ({ pickup, pickupPausedUntil }: PickupSettings, instant: Instant): boolean =>
  pickup.isActive && (pickupPausedUntil === null || instant >= pickupPausedUntil);
