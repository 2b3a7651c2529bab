import { daysUntil, type Instant, type MenuMoment } from '@crepas/domain';
import { dayText, hourText } from '../shop/momentText.ts';

/** The first moment at which something can be had: «las 8:00 a.m.», «mañana a las 8:00 a.m.», «el lunes a las 8:00 a.m.». */
export function availableFromText(from: Instant, { at, timeZone }: MenuMoment): string {
  const hour = hourText(from, timeZone);
  return daysUntil(at, from, timeZone) <= 0 ? hour : `${dayText(at, from, timeZone)} a ${hour}`;
}

/** In the place of the plus: «Desde las 8:00 a.m.». */
export const availableFromCopy = (from: Instant, moment: MenuMoment): string =>
  `Desde ${availableFromText(from, moment)}`;
