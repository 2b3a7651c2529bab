import {
  countDays,
  type DayRange,
  endingAt,
  isCalendarDay,
  isRange,
  maxRangeDays,
  type PeriodKind,
  periodBefore,
  periodKinds,
  periodOf,
  shiftDay,
  startingAt,
} from '@crepas/domain';
import { Button, Tabs } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { DayField } from '../../shared/fields/DayField.tsx';
import styles from './Report.module.css';
import { periodCopy, rangeText } from './reportCopy.ts';

type PeriodFieldsProps = { readonly period: Period; readonly today: string };

export const periodTabsId = 'period';

/** Which days the report is about. */
export function PeriodFields({ period: { kind, range, choose, back, forward }, today }: PeriodFieldsProps) {
  const tabs = periodKinds.map((key) => ({ key, label: periodCopy[key] }));
  const chooseDay = (day: string) => {
    if (kind !== 'range') choose(kind, periodOf(kind, day));
  };
  const chooseRange = (move: typeof startingAt, day: string) => {
    const moved = move(range, day);
    if (isRange(moved)) choose('range', moved);
  };
  return (
    <>
      <Tabs
        id={periodTabsId}
        label="Periodo"
        tabs={tabs}
        selected={kind}
        onSelect={(chosen) => {
          const next = periodKinds.find((known) => known === chosen) ?? 'day';
          const last = range.to < today ? range.to : today;
          choose(next, next === 'range' ? { from: range.from, to: last } : periodOf(next, last));
        }}
        className={styles.screenOnly}
      />
      <div className={styles.fields}>
        {kind === 'range' ? (
          <>
            <DayField
              label="Desde"
              name="desde"
              max={today}
              value={range.from}
              onChoose={(day) => chooseRange(startingAt, day)}
            />
            <DayField
              label="Hasta"
              name="hasta"
              max={today}
              value={range.to}
              hint={`Hasta ${maxRangeDays} días`}
              onChoose={(day) => chooseRange(endingAt, day)}
            />
          </>
        ) : (
          <DayField
            label={kind === 'day' ? 'Día' : `${periodCopy[kind]} del día`}
            name="fecha"
            max={today}
            value={range.from}
            onChoose={chooseDay}
          />
        )}
        <div className={styles.steps}>
          <Button kind="secondary" onClick={back}>
            ‹ Anterior
          </Button>
          <Button kind="secondary" disabled={!forward} onClick={() => forward?.()}>
            Siguiente ›
          </Button>
        </div>
      </div>
      {kind !== 'day' && <p className={styles.range}>{rangeText(range)}</p>}
    </>
  );
}

const names = { day: 'dia', week: 'semana', month: 'mes', range: 'rango' } as const;

type Period = {
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
  const chosen = isRange(wanted) ? wanted : { from: shiftDay(today, -6), to: today };
  const range = kind === 'range' ? chosen : periodOf(kind, day);
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
