import { fieldLabel, type ShopChange } from '@crepas/api';
import type { ShopFault } from './shopFault.ts';
import { faultOfZone } from './validateZone.ts';

/** The first zone with a fee whose outline is wrong; null when all are valid. */
export function validateFees({ feeZones = [] }: ShopChange): ShopFault | null {
  for (const [row, { name, zone }] of feeZones.entries()) {
    const fault = faultOfZone(zone);
    if (fault) return { field: `tarifas.${row}.zona`, text: `${fieldLabel('tarifas')}: ${name}: ${fault}` };
  }
  return null;
}
