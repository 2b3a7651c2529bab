import { closedCopy, dayText, hourText, openingTime, sentence } from '@crepas/api';
import {
  capitalized,
  daysUntil,
  endOfShopDay,
  type Instant,
  type PickupSettings,
  type ShopSchedule,
  type ShopState,
  weekdays,
} from '@crepas/domain';

export const weekdayNames = weekdays.map(capitalized);

const dayMs = 86_400_000;

/** «hoy a las 6:00 p.m.», «el jueves a la 1:00 p.m.», «el 24 de diciembre a las 6:00 p.m.» */
export function momentCopy(now: Instant, moment: Instant, timeZone: string): string {
  return `${dayText(now, moment, timeZone)} a ${hourText(moment, timeZone)}`;
}

/** The end of a pause or a rush: only the hour if it is today, otherwise also the day. */
function untilCopy(now: Instant, moment: Instant, timeZone: string): string {
  const isToday = daysUntil(now, moment, timeZone) === 0;
  return isToday ? hourText(moment, timeZone) : momentCopy(now, moment, timeZone);
}

const closingCopy = (now: Instant, moment: Instant, timeZone: string): string =>
  moment - now < dayMs ? hourText(moment, timeZone) : momentCopy(now, moment, timeZone);

/** The state of the shop in one sentence or two, as staff read it. */
export function stateCopy(
  state: ShopState,
  { isOpen, timeZone }: Pick<ShopSchedule, 'isOpen' | 'timeZone'>,
  now: Instant,
): string {
  const opening = (at: Instant | null) =>
    at === null ? '' : sentence(` Abrimos ${openingTime(at, { now, timeZone })}`);
  switch (state.kind) {
    case 'open': {
      if (state.closesAt === null) return 'Abierto';
      const open = `Abierto hasta ${closingCopy(now, state.closesAt, timeZone)}`;
      const isLastOrderNear = state.minutesLeft !== null && state.lastOrderAt !== null;
      if (!isLastOrderNear || state.lastOrderAt === state.closesAt) return open;
      return `${open} Último pedido a ${hourText(state.lastOrderAt, timeZone)}`;
    }
    case 'lastOrdersOver':
      return `Ya no entran pedidos. Cerramos a ${hourText(state.closesAt, timeZone)}`;
    case 'closed': {
      if (!isOpen) return 'Cerrado. La tienda no recibe pedidos.';
      const closed = closedCopy(state.reason);
      return state.opensAt === null ? closed : `${closed}.${opening(state.opensAt)}`;
    }
    case 'paused': {
      const paused = `En pausa hasta ${untilCopy(now, state.until, timeZone)}`;
      return state.opensAt === null || state.opensAt <= state.until
        ? paused
        : `${paused}${opening(state.opensAt)}`;
    }
  }
}

/** The rush that runs: «Hoy tardamos unos 65 minutos, hasta las 9:00 p.m.»; null without one. */
export function rushCopy({ busy, timeZone }: ShopSchedule, now: Instant): string | null {
  if (busy === null || busy.until <= now) return null;
  return `Hoy tardamos unos ${busy.minutes} minutos, hasta ${untilCopy(now, busy.until, timeZone)}`;
}

/** The pause of pickup alone that runs: «No se recoge hasta las 8:45 p.m.»; null without one. */
export function pickupPauseCopy(
  { pickup, pickupPausedUntil: until, timeZone }: PickupSettings & Pick<ShopSchedule, 'timeZone'>,
  now: Instant,
): string | null {
  if (!pickup.isActive || until === null || until <= now) return null;
  return `No se recoge hasta ${untilCopy(now, until, timeZone)}`;
}

/** «Vuelve mañana a las 5:00 a.m.» */
export const backCopy = (until: Instant, now: Instant, timeZone: string): string =>
  `Vuelve ${momentCopy(now, until, timeZone)}`;

/** «hasta mañana» of a pause: the shop's next day begins at 5:00, and then its hours decide. */
export const minutesUntilTomorrow = (now: Instant, timeZone: string): number =>
  pauseMinutes(now, endOfShopDay(now, timeZone));

/** The minutes of a pause until a moment, within what the server takes. */
export const pauseMinutes = (now: Instant, until: Instant): number => wholeMinutes(until - now, 5, 1_440);

const maxRushMinutes = 480;

/** The same of a rush. */
export const rushMinutes = (now: Instant, until: Instant): number =>
  wholeMinutes(until - now, 15, maxRushMinutes);

/** The server takes eight hours at most: a later closing is no choice, because the rush would end before it. */
export const canRushUntil = (now: Instant, until: Instant): boolean => until - now <= maxRushMinutes * 60_000;

const wholeMinutes = (ms: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.ceil(ms / 60_000)));
