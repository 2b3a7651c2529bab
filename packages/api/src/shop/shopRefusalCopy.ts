import { type Cents, daysUntil, type Instant, moneyText } from '@crepas/domain';
import { sentence } from '../wire/sentence.ts';
import { dayText, hourText } from './momentText.ts';
import type { MomentRefusal, ShopRefusal } from './shopRefusal.ts';

export type RefusedOrder = {
  readonly refusal: ShopRefusal;
  readonly timeZone: string;
  readonly now: Instant;
};

/** Why the shop does not take an order, for the customer: the server and the store say it with the same words. */
export function shopRefusalCopy({ refusal, ...clock }: RefusedOrder): string {
  switch (refusal.kind) {
    case 'closed':
      return `${sentence(closedCopy(refusal.reason))}${openingText(refusal.opensAt, clock)}`;
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
    case 'momentNotOffered':
    case 'momentFull':
      return refusal.moments.length === 0
        ? momentGoneCopy(refusal)
        : `${goneText(refusal.kind)}${nearestText(refusal.moments, clock)}`;
  }
}

/** Why an hour cannot be had, beside the buttons of the nearest ones: nobody is asked to choose another where there is none. */
export const momentGoneCopy = ({ kind, moments }: MomentRefusal): string =>
  `${goneText(kind)} ${moments.length === 0 ? 'No queda otra hora.' : 'Elige otra.'}`;

const goneText = (kind: MomentRefusal['kind']): string =>
  kind === 'momentFull' ? 'Esa hora se llenó.' : 'Esa hora ya no se puede elegir.';

/** «Las más cercanas: hoy a las 8:15 p.m., mañana a las 6:00 p.m.» */
const nearestText = (moments: readonly Instant[], { now, timeZone }: Clock): string =>
  sentence(
    ` Las más cercanas: ${moments.map((moment) => `${dayText(now, moment, timeZone)} a ${hourText(moment, timeZone)}`).join(', ')}`,
  );

export const belowMinimumCopy = (missing: Cents): string =>
  `Te faltan ${moneyText(missing)} en productos para el pedido mínimo a tu dirección.`;

type Clock = Pick<RefusedOrder, 'timeZone' | 'now'>;

/** «Cerrado», or «Cerrado por Navidad» on a special day with a reason. */
export const closedCopy = (reason: string | null | undefined): string =>
  reason ? `Cerrado por ${reason}` : 'Cerrado';

const openingText = (opensAt: Instant | null, clock: Clock): string =>
  opensAt === null ? '' : sentence(` Abrimos ${openingTime(opensAt, clock)}`);

/**
 * «hoy a las 6:00 p.m.», «hoy a la medianoche»: «mañana a las 12:00 a.m.» may be read as one day too late, and midnight belongs to
 * the evening before.
 */
export function openingTime(opensAt: Instant, { now, timeZone }: Clock): string {
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
