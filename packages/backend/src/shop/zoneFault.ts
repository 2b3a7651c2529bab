import type { ShopChange } from '@crepas/api';
import { fewestCorners, mostCorners, zoneFault } from '@crepas/domain/zone';

export const offEarthText = 'la latitud va de -90 a 90 y la longitud de -180 a 180.';

/** The fault of the owner's zone as a sentence that names the field; null when it is valid. */
export function zoneFaultText({ zone }: ShopChange): string | null {
  const fault = zone ? zoneFault(zone) : null;
  switch (fault?.code) {
    case undefined:
      return null;
    case 'tooFew':
      return `«zona»: necesita al menos ${fewestCorners} esquinas.`;
    case 'tooMany':
      return `«zona»: tiene ${fault.corners} esquinas y caben ${mostCorners}.`;
    case 'notOnEarth':
      return `«zona»: la esquina ${fault.corner + 1} no está en el mapa: ${offEarthText}`;
    case 'crossesItself':
      return '«zona»: la línea se cruza o se toca a sí misma. Mueve una esquina.';
  }
}
