import type { Shop } from '@crepas/api';
import { type OpeningHours, type SpecialDay, time24, type Weekday } from '@crepas/domain';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The shop's hours for search engines: the schedule, never the state, because the page is cached. A shop without rows says
 * nothing: its owner has not entered any.
 */
export function openingHours({ week, specialDays }: Shop): object {
  const rows = daysByHours(week).map(({ days, hours }) => ({
    ...specification(hours),
    dayOfWeek: days.map((day) => weekdays[day - 1]),
  }));
  return {
    ...(rows.length > 0 && { openingHoursSpecification: rows }),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialDays.map(specialDay) }),
  };
}

type DaysOfHours = { readonly hours: OpeningHours; readonly days: readonly Weekday[] };

/** «Lunes a jueves 18:00–23:00» is one entry. */
function daysByHours(week: Shop['week']): readonly DaysOfHours[] {
  const found = new Map<string, DaysOfHours>();
  for (const { day, opens, closes } of week) {
    const key = `${opens}-${closes}`;
    found.set(key, { hours: { opens, closes }, days: [...(found.get(key)?.days ?? []), day] });
  }
  return [...found.values()];
}

/** Search engines read «opens 00:00, closes 00:00» as closed all day. */
const specialDay = (day: SpecialDay) => ({
  ...specification(day.kind === 'hours' ? day : { opens: 0, closes: 0 }),
  validFrom: day.date,
  validThrough: day.date,
});

/** An evening that closes before it opens ends on the next day, here as in the schedule. */
const specification = ({ opens, closes }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  opens: time24(opens),
  closes: time24(closes),
});
