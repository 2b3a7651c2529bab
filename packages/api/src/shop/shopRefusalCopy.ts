import { type Cents, daysUntil, type Instant, moneyText } from '@crepas/domain';
import { sentence } from '../wire/sentence.ts';
import { dayText } from './dayText.ts';
import { hourText } from './hourText.ts';
import type { ShopRefusal } from './shopRefusal.ts';

export type RefusedOrder = {
  readonly refusal: ShopRefusal;
  readonly timeZone: string;
  readonly now: Instant;
};

/** Why the shop does not take an order, for the customer: the server and the store say it with the same words. */
export function shopRefusalCopy({ refusal, ...clock }: RefusedOrder): string {
  switch (refusal.kind) {
    case 'closed':
      return `Cerrado.${openingText(refusal.opensAt, clock)}`;
    case 'paused':
      return sentence(`Pausamos pedidos hasta ${endText(refusal.until, clock)}`);
    case 'lastOrdersOver':
      return `Ya no tomamos más pedidos.${openingText(refusal.opensAt, clock)}`;
    case 'outsideZone':
      return 'Aún no llegamos hasta ahí. Elige otra dirección.';
    case 'paymentNotOffered':
      return 'La tienda ya no acepta esa forma de pago. Elige otra.';
    case 'belowMinimum':
      return belowMinimumCopy(refusal.missing);
    case 'pickupNotOffered':
      return refusal.until === null
        ? 'Ya no se puede recoger en la tienda. Elige que te lo llevemos.'
        : `${sentence(`No se puede recoger en la tienda hasta ${endText(refusal.until, clock)}`)} Elige que te lo llevemos.`;
  }
}

export const belowMinimumCopy = (missing: Cents): string =>
  `Te faltan ${moneyText(missing)} en productos para el pedido mínimo a tu dirección.`;

type Clock = Pick<RefusedOrder, 'timeZone' | 'now'>;

const openingText = (opensAt: Instant | null, clock: Clock): string =>
  opensAt === null ? '' : sentence(` Abrimos ${openingTime(opensAt, clock)}`);

/** «mañana a las 12:00 a.m.» may be read as one day too late: midnight belongs to the evening before. */
function openingTime(opensAt: Instant, { now, timeZone }: Clock): string {
  const hour = hourText(opensAt, timeZone);
  return hour === 'las 12:00 a.m.'
    ? `${dayText(now, Math.max(now, opensAt - 1), timeZone)} a la medianoche`
    : `${dayText(now, opensAt, timeZone)} a ${hour}`;
}

/** Without the day if it is today. */
function endText(until: Instant, clock: Clock): string {
  const hour = hourText(until, clock.timeZone);
  return daysUntil(clock.now, until, clock.timeZone) === 0
    ? hour
    : `${dayText(clock.now, until, clock.timeZone)} a ${hour}`;
}
