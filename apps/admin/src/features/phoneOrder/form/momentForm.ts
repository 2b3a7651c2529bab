import { type Instant, nearestMoments } from '@crepas/domain';

/** When an order is wanted, as staff choose it. */
export type MomentForm = {
  /** «A otra hora»; else as soon as possible. */
  readonly isLater: boolean;
  /** Null until an hour is chosen. */
  readonly scheduledFor: Instant | null;
};

export const soon: MomentForm = { isLater: false, scheduledFor: null };

/** The quarters of an hour that can be chosen. */
export type MomentChoice = {
  readonly offered: readonly Instant[];
  /** The moments without a place, as far as the server has said it. */
  readonly full: readonly Instant[];
  /** The moment that the order has; it stays possible. Null: none. */
  readonly kept: Instant | null;
};

export const noMoments: MomentChoice = { offered: [], full: [], kept: null };

/** What is wrong with the chosen moment; undefined when nothing is. */
export function momentError(
  { isLater, scheduledFor }: MomentForm,
  { offered, full, kept }: MomentChoice,
): string | undefined {
  if (!isLater || (scheduledFor !== null && scheduledFor === kept)) return undefined;
  if (scheduledFor === null) return 'Elige la hora';
  if (full.includes(scheduledFor)) return 'Esa hora se llenó. Elige otra.';
  return offered.includes(scheduledFor) ? undefined : 'Esa hora ya no se puede elegir. Elige otra.';
}

/** The nearest moments with a place, up to three. */
export const nearestFree = (wanted: Instant, { offered, full }: MomentChoice): readonly Instant[] =>
  nearestMoments(
    offered.filter((moment) => moment !== wanted && !full.includes(moment)),
    wanted,
  );
