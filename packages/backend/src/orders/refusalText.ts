import type { ShopRefusal } from '@crepas/api';
import { daysUntil, formatClock, type Instant, weekdayAt } from '@crepas/domain/shop';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

type Refused = { readonly refusal: ShopRefusal; readonly timeZone: string; readonly now: Instant };

/** Why the shop takes no order, for the customer. */
export function refusalText({ refusal, timeZone, now }: Refused): string {
  switch (refusal.kind) {
    case 'closed':
      return `Cerrado.${openingText(refusal.opensAt, timeZone, now)}`;
    case 'paused':
      return `Pausamos pedidos hasta ${momentText(refusal.until, timeZone, now)}.`;
    case 'lastOrdersOver':
      return `Ya no tomamos más pedidos.${openingText(refusal.opensAt, timeZone, now)}`;
  }
}

const openingText = (opensAt: Instant | null, timeZone: string, now: Instant): string =>
  opensAt === null ? '' : ` Abrimos ${dayText(opensAt, timeZone, now)} ${momentClock(opensAt, timeZone)}.`;

function momentText(moment: Instant, timeZone: string, now: Instant): string {
  const time = momentClock(moment, timeZone).replace(/^a /, '');
  return daysUntil(now, moment, timeZone) === 0
    ? time
    : `${dayText(moment, timeZone, now)} ${momentClock(moment, timeZone)}`;
}

/** «hoy», «mañana», «el lunes», and further away the date. */
function dayText(moment: Instant, timeZone: string, now: Instant): string {
  const days = daysUntil(now, moment, timeZone);
  if (days === 0) return 'hoy';
  if (days === 1) return 'mañana';
  if (days < 7) return `el ${weekdays[weekdayAt(moment, timeZone) - 1]}`;
  return `el ${new Intl.DateTimeFormat('es-MX', { timeZone, day: 'numeric', month: 'long' }).format(moment)}`;
}

const momentClock = (moment: Instant, timeZone: string): string => {
  const clock = formatClock(moment, timeZone);
  return `${clock.startsWith('1:') ? 'a la' : 'a las'} ${clock}`;
};
