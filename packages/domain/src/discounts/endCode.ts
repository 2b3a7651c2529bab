import type { MenuMoment } from '../menu/menuHours.ts';
import { calendarDay, dayNumber } from '../shop/calendar.ts';
import { shopDayAt } from '../shop/shopDay.ts';
import type { DiscountCode } from './discountCode.ts';

type CodeDays = Pick<DiscountCode, 'firstDay' | 'lastDay'>;

/** Whether its last day is over. A later last day brings it back. */
export const hasCodeEnded = ({ lastDay }: Pick<DiscountCode, 'lastDay'>, moment: MenuMoment): boolean =>
  lastDay !== null && lastDay < shopDayAt(moment.at, moment.timeZone);

/**
 * The days of a code that its owner ends at a moment: the last one is the day before that moment's, so that the code holds no minute longer.
 * A code that has not begun loses its first day, which would come after its last one.
 */
export function endedCodeDays({ firstDay }: Pick<DiscountCode, 'firstDay'>, moment: MenuMoment): CodeDays {
  const lastDay = calendarDay(dayNumber(shopDayAt(moment.at, moment.timeZone)) - 1);
  return { firstDay: firstDay !== null && firstDay > lastDay ? null : firstDay, lastDay };
}
