import type { Weekday } from '../shop/calendar.ts';
import { type OpenPeriod, openPeriods } from '../shop/openPeriods.ts';
import type { Instant, OpeningHours } from '../shop/schedule.ts';

/** A part of the week in which a product can be had: «Desayunos, lunes a viernes, 8 a 12». */
export type MenuWindow = OpeningHours & { readonly days: readonly Weekday[] };

/** A moment in the shop's time zone. */
export type MenuMoment = {
  readonly at: Instant;
  /** An IANA name such as `America/Tijuana`. */
  readonly timeZone: string;
};

export const maxMenuWindows = 10;

/** A fault of a window, by its index in the list. Windows may overlap: they are merged. */
export type MenuWindowFault = {
  readonly code: 'noDays' | 'empty';
  readonly row: number;
};

/** As in the shop's hours, a window that ends at the minute at which it begins is refused. */
export const menuWindowFaults = (windows: readonly MenuWindow[]): readonly MenuWindowFault[] =>
  windows.flatMap(({ days, opens, closes }, row): readonly MenuWindowFault[] => {
    if (days.length === 0) return [{ code: 'noDays', row }];
    return opens === closes ? [{ code: 'empty', row }] : [];
  });

/** The windows that count for a product: its own, or those of its category. */
export const appliedWindows = (
  product: { readonly windows: readonly MenuWindow[] },
  category: { readonly windows: readonly MenuWindow[] } | undefined,
): readonly MenuWindow[] => (product.windows.length > 0 ? product.windows : (category?.windows ?? []));

/**
 * When something with these windows can be had next.
 *
 * @param windows none: always
 * @returns null when it can be had at the moment; otherwise the first later one
 */
export function windowOpensAt(windows: readonly MenuWindow[], moment: MenuMoment): Instant | null {
  const period = presentOrNext(windows, moment);
  return period && period.opensAt > moment.at ? period.opensAt : null;
}

/** The next moment at which a window begins or ends; null when none ever does. */
export function nextWindowEdge(windows: readonly MenuWindow[], moment: MenuMoment): Instant | null {
  const period = presentOrNext(windows, moment);
  return period && period.opensAt > moment.at ? period.opensAt : (period?.closesAt ?? null);
}

/**
 * When something with these windows can be had until a moment; the first period may have begun before.
 *
 * @param windows none: always, of which there are no periods
 */
export function windowPeriods(
  windows: readonly MenuWindow[],
  moment: MenuMoment,
  until: Instant,
): readonly OpenPeriod[] {
  const periods: OpenPeriod[] = [];
  for (const period of periodsFrom(windows, moment)) {
    if (period.opensAt > until) break;
    periods.push(period);
  }
  return periods;
}

function presentOrNext(windows: readonly MenuWindow[], moment: MenuMoment): OpenPeriod | undefined {
  for (const period of periodsFrom(windows, moment)) return period;
  return undefined;
}

/** Windows are a week of hours without special days, so the shop's rules of midnight and of clock changes hold for them. */
function periodsFrom(windows: readonly MenuWindow[], { at, timeZone }: MenuMoment): Iterable<OpenPeriod> {
  const week = windows.flatMap(({ days, opens, closes }) => days.map((day) => ({ day, opens, closes })));
  return week.length === 0 ? [] : openPeriods({ timeZone, week, specialDays: [] }, at);
}
