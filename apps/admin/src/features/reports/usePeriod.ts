import {
  countDays,
  type DayRange,
  isCalendarDay,
  isRange,
  type PeriodKind,
  periodBefore,
  periodKinds,
  periodOf,
  shiftDay,
} from '@crepas/domain';
import { useSearchParams } from 'react-router';

const names = { day: 'dia', week: 'semana', month: 'mes', range: 'rango' } as const;

export type Period = {
  readonly kind: PeriodKind;
  readonly range: DayRange;
  readonly choose: (kind: PeriodKind, range: DayRange) => void;
  /** The period before, and the one after unless it is in the future. */
  readonly back: () => void;
  readonly forward: (() => void) | null;
};

/** The period that the URL names, so that a reload, a link and a new sign-in show the same one. */
export function usePeriod(today: string): Period {
  const [search, setSearch] = useSearchParams();
  const kind = periodKinds.find((known) => names[known] === search.get('periodo')) ?? 'day';
  const asked = search.get('fecha') ?? '';
  const day = isCalendarDay(asked) ? asked : today;
  const wanted = { from: search.get('desde') ?? '', to: search.get('hasta') ?? '' };
  const lastWeek = { from: shiftDay(today, -6), to: today };
  const range = kind === 'range' ? (isRange(wanted) ? wanted : lastWeek) : periodOf(kind, day);
  const choose = (next: PeriodKind, days: DayRange) =>
    setSearch(
      {
        periodo: names[next],
        ...(next === 'range' ? { desde: days.from, hasta: days.to } : { fecha: days.from }),
      },
      { replace: true },
    );
  const after = shiftDay(range.to, 1);
  const isOver = after <= today;
  return {
    kind,
    range,
    choose,
    back: () => choose(kind, periodBefore(kind, range)),
    forward: isOver
      ? () =>
          choose(
            kind,
            kind === 'range'
              ? { from: after, to: shiftDay(after, countDays(range) - 1) }
              : periodOf(kind, after),
          )
      : null,
  };
}
