import { formatMinuteOfDay } from './clockText.ts';
import type { OpeningHours } from './schedule.ts';

/** `6:00 p.m. a 11:00 p.m.` */
export const hoursText = ({ opens, closes }: OpeningHours): string =>
  `${formatMinuteOfDay(opens)} a ${formatMinuteOfDay(closes)}`;
