import { fieldLabel, type ShopChange } from '@crepas/api';
import {
  validateZone as faultOf,
  fewestCorners,
  mostCorners,
  type Zone,
  type ZoneFault,
} from '@crepas/domain/zone';
import type { ShopFault } from './shopFault.ts';

export const offEarthText = 'la latitud va de -90 a 90 y la longitud de -180 a 180.';

/** The fault of the owner's zone; null when it is valid. */
export function validateZone({ zone }: ShopChange): ShopFault | null {
  const fault = zone ? faultOfZone(zone) : null;
  return fault === null ? null : { field: 'zona', text: `${fieldLabel('zona')}: ${fault}` };
}

/** As a sentence without its field; null for a valid zone. */
export function faultOfZone(zone: Zone): string | null {
  const fault = faultOf(zone);
  return fault && faultText(fault);
}

function faultText(fault: ZoneFault): string {
  switch (fault.code) {
    case 'tooFew':
      return `necesita al menos ${fewestCorners} esquinas.`;
    case 'tooMany':
      return `tiene ${fault.corners} esquinas y caben ${mostCorners}.`;
    case 'notOnEarth':
      return `la esquina ${fault.corner + 1} no está en el mapa: ${offEarthText}`;
    case 'crossesItself':
      return 'la línea se cruza o se toca a sí misma. Mueve una esquina.';
  }
}
