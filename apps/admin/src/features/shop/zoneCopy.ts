import { maxCorners, minCorners, type ZoneFault } from '@crepas/domain';

export function zoneFaultCopy(fault: ZoneFault): string {
  switch (fault.code) {
    case 'tooFew':
      return `La zona necesita al menos ${minCorners} esquinas`;
    case 'tooMany':
      return `La zona puede tener ${maxCorners} esquinas o menos`;
    case 'notOnEarth':
      return `La esquina ${fault.corner + 1} está fuera del mapa`;
    case 'crossesItself':
      return 'El borde de la zona se cruza: mueve o quita una esquina';
  }
}

/** The kilometres as typed; null unless they make a circle that a courier can ride. A comma is a decimal point. */
export function kilometresOf(typed: string): number | null {
  const km = /^\d{1,2}([.,]\d{1,2})?$/.test(typed.trim())
    ? Number(typed.trim().replace(',', '.'))
    : Number.NaN;
  return km >= 0.2 && km <= 50 ? km : null;
}
