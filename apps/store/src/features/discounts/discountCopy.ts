import { apiErrorCopy, isApiError } from '@crepas/api';
import { moneyText } from '@crepas/domain';
import type { LostCode } from './discountCode.ts';
import type { DiscountReading } from './useDiscount.ts';

/** Why the cart costs no less; null when it does, and while nobody knows. */
export function readingCopy(reading: DiscountReading, name: string): string | null {
  switch (reading.kind) {
    case 'belowMinimum':
      return `Te faltan ${moneyText(reading.missing)} para usar ${name}.`;
    case 'notForThis':
      return reading.sentence;
    case 'failed':
      return isTooOften(reading.error) ? apiErrorCopy(reading.error) : 'No pudimos revisar tu código.';
    default:
      return null;
  }
}

/** Many wrong codes were typed. */
export const isTooOften = (error: Error): boolean => isApiError(error) && error.status === 429;

export const lostCopy = (lost: LostCode): string =>
  lost.kind === 'wrong' ? 'Ese código no vale.' : `El código ${lost.name} ya no vale.`;
