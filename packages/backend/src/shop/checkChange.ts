import type { ShopChange } from '@crepas/api';
import type { ShopFault } from './shopFault.ts';
import { validateHours } from './validateHours.ts';
import { validateResponsible } from './validateResponsible.ts';
import { validateZone } from './validateZone.ts';

/** The first fault of a change; null when it is valid. */
export const faultOfChange = (change: ShopChange): ShopFault | null =>
  validateHours(change) ?? validateZone(change) ?? validateResponsible(change);
