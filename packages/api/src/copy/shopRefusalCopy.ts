import { daysUntil, type Instant, weekdayAt } from '@crepas/domain/shop';
import type { ShopRefusal } from '../codecs/shopRefusal.ts';
import { hourText } from './hourText.ts';
import { sentence } from './sentence.ts';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

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
  }
}

type Clock = Pick<RefusedOrder, 'timeZone' | 'now'>;

const openingText = (opensAt: Instant | null, clock: Clock): string =>
  opensAt === null
    ? ''
    : sentence(` Abrimos ${dayText(opensAt, clock)} a ${hourText(opensAt, clock.timeZone)}`);

/** Without the day if it is today. */
function endText(until: Instant, clock: Clock): string {
  const hour = hourText(until, clock.timeZone);
  return daysUntil(clock.now, until, clock.timeZone) === 0 ? hour : `${dayText(until, clock)} a ${hour}`;
}

function dayText(moment: Instant, { now, timeZone }: Clock): string {
  const days = daysUntil(now, moment, timeZone);
  if (days === 0) return 'hoy';
  if (days === 1) return 'mañana';
  if (days < 7) return `el ${weekdays[weekdayAt(moment, timeZone) - 1]}`;
  return `el ${new Intl.DateTimeFormat('es-MX', { timeZone, day: 'numeric', month: 'long' }).format(moment)}`;
}
