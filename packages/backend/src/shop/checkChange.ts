import type { ShopChange } from '@crepas/api';
import type { SaleTerms } from '@crepas/domain';
import type { ShopFault } from './shopFault.ts';
import { validateFees } from './validateFees.ts';
import { validateHours } from './validateHours.ts';
import { validatePayments } from './validatePayments.ts';
import { validateResponsible } from './validateResponsible.ts';
import { validateZone } from './validateZone.ts';

/**
 * The first fault of a change; null when it is valid.
 *
 * @param present the terms before the change
 */
export const faultOfChange = (change: ShopChange, present: SaleTerms): ShopFault | null =>
  validateHours(change) ??
  validateZone(change) ??
  validateResponsible(change) ??
  validatePayments(change, present) ??
  validateFees(change);
