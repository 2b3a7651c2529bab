import { formatMinuteOfDay } from './shop/clockText.ts';
import type { OpeningHours } from './shop/schedule.ts';

/** `6:00 p.m. a 11:00 p.m.` */
export const hoursText = ({ opens, closes }: OpeningHours): string =>
  `${formatMinuteOfDay(opens)} a ${formatMinuteOfDay(closes)}`;
