import type { ShopChange } from '@crepas/api';
import { hoursFault } from './hoursFault.ts';
import { responsibleFault } from './responsibleFault.ts';
import type { ShopFault } from './shopFault.ts';
import { zoneFault } from './zoneFault.ts';

/** The first fault of a change; null when it is valid. */
export const faultOfChange = (change: ShopChange): ShopFault | null =>
  hoursFault(change) ?? zoneFault(change) ?? responsibleFault(change);
