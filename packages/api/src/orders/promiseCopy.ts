import type { ExpectedTime, Fulfilment } from '@crepas/domain';
import { hourText } from '../shop/hourText.ts';
import { sentence } from '../wire/sentence.ts';

/** In a few words, for the place after a stage: «hacia las 8:25 p.m.». */
export const aroundCopy = ({ at }: Pick<ExpectedTime, 'at'>, timeZone: string): string =>
  `hacia ${hourText(at.getTime(), timeZone)}`;

/** When the order arrives or is ready, as a sentence: «Llega hacia las 8:25 p.m.». */
export function promiseCopy(expected: ExpectedTime, fulfilment: Fulfilment, timeZone: string): string {
  const verb = fulfilment === 'pickup' ? 'Está listo' : 'Llega';
  return sentence(`${expected.isLate ? 'Vamos tarde: ahora' : verb} ${aroundCopy(expected, timeZone)}`);
}
