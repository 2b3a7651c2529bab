import type { UsedDiscountCode } from '@crepas/api';
import {
  type CalendarDay,
  formatDayOfYear,
  hasCodeEnded,
  type MenuMoment,
  moneyText,
  shopDayAt,
  whyNotNow,
} from '@crepas/domain';

/** Whether a code can be used: `on` now, `later` by itself, `off` until its owner does something. */
export type CodeState = { readonly tone: 'on' | 'later' | 'off'; readonly text: string };

/** An end says more than a pause: «Reanudar» brings back neither an ended nor a used up code. */
export function codeState(code: UsedDiscountCode, moment: MenuMoment): CodeState {
  const today = shopDayAt(moment.at, moment.timeZone);
  if (hasCodeEnded(code, moment)) return { tone: 'off', text: 'Terminado' };
  if (isUsedUp(code)) return { tone: 'off', text: 'Se acabó' };
  switch (whyNotNow(code, moment)) {
    case 'paused':
      return { tone: 'off', text: 'Pausado' };
    case 'early':
      return { tone: 'later', text: `Empieza el ${dayCopy(code.firstDay ?? today, today)}` };
    case 'outsideHours':
      return { tone: 'later', text: 'Fuera de su horario' };
    default:
      return { tone: 'on', text: 'Vale ahora' };
  }
}

const isUsedUp = ({ maxUses, uses }: UsedDiscountCode) => maxUses !== null && uses >= maxUses;

/** «Pausar» and «Reanudar» would change nothing of a code that nobody can use any more. */
export const canPause = (code: UsedDiscountCode, moment: MenuMoment): boolean =>
  !(hasCodeEnded(code, moment) || isUsedUp(code));

/** «3 de diciembre», with its year when it is another one. */
function dayCopy(day: CalendarDay, today: CalendarDay): string {
  const words = formatDayOfYear(new Date(`${day}T00:00:00Z`), 'UTC');
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? words : `${words} de ${year}`;
}

export const timesCopy = (times: number): string => (times === 1 ? '1 vez' : `${times} veces`);

/** «12 de 50 veces · −$300.00» */
export function usesCopy({ uses, maxUses, saved }: UsedDiscountCode): string {
  if (uses === 0 && maxUses === null) return 'Sin usar';
  const times = maxUses === null ? timesCopy(uses) : `${uses} de ${timesCopy(maxUses)}`;
  return uses === 0 ? times : `${times} · ${moneyText(-saved)}`;
}
