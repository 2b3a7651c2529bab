import { momentGoneCopy as goneCopy, type MomentRefusal } from '@crepas/api';
import { type Instant, nearestMoments } from '@crepas/domain';
import type { TypedOptions } from '../../shared/order/orderOptionsStorage.ts';
import type { CheckoutStatus } from './checkoutStatus.ts';

/** The quarters of an hour that can be chosen. */
export type MomentChoice = {
  readonly offered: readonly Instant[];
  /** The offered ones that the server has called full. */
  readonly full: readonly Instant[];
};

export type MomentReading =
  /** As soon as possible. */
  | { readonly kind: 'soon' }
  | { readonly kind: 'moment'; readonly moment: Instant }
  /** «A otra hora» without an hour. */
  | { readonly kind: 'missing'; readonly sentence: string }
  /** The chosen one can no longer be had. It is never moved: the customer chooses again. */
  | { readonly kind: 'gone'; readonly refusal: MomentRefusal };

/** When the customer wants the order. */
export function readMoment(
  { isLater, scheduledFor }: Pick<TypedOptions, 'isLater' | 'scheduledFor'>,
  { offered, full }: MomentChoice,
): MomentReading {
  if (!isLater) return { kind: 'soon' };
  if (scheduledFor === null) {
    return { kind: 'missing', sentence: offered.length > 0 ? momentMissingCopy : noMomentsCopy };
  }
  const isOffered = offered.includes(scheduledFor);
  if (isOffered && !full.includes(scheduledFor)) return { kind: 'moment', moment: scheduledFor };
  const free = offered.filter((moment) => !full.includes(moment));
  const moments = nearestMoments(free, scheduledFor);
  return { kind: 'gone', refusal: { kind: isOffered ? 'momentFull' : 'momentNotOffered', moments } };
}

type MomentTrouble = Extract<CheckoutStatus, { kind: 'refused' | 'momentGone' }>;

/** Why nothing can be ordered for the chosen moment; null when it can. */
export function momentTrouble(reading: MomentReading): MomentTrouble | null {
  if (reading.kind === 'missing') return { kind: 'refused', sentence: reading.sentence };
  return reading.kind === 'gone' ? momentGone(reading.refusal) : null;
}

export const momentGone = (refusal: MomentRefusal): Extract<MomentTrouble, { kind: 'momentGone' }> => ({
  kind: 'momentGone',
  sentence: momentGoneCopy(refusal),
  moments: refusal.moments,
});

export const momentMissingCopy = 'Elige la hora a la que quieres tu pedido.';

export const noMomentsCopy = 'Ya no se puede pedir para otra hora.';

/** «Esa hora se llenó. Elige otra.» Without another one there is none to choose. */
export const momentGoneCopy = (refusal: MomentRefusal): string =>
  refusal.moments.length === 0 ? noMomentsCopy : goneCopy(refusal);
