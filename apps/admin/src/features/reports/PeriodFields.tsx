import {
  endingAt,
  isCalendarDay,
  isRange,
  maxRangeDays,
  periodKinds,
  periodOf,
  startingAt,
} from '@crepas/domain';
import { Button, Field, Tabs } from '@crepas/ui';
import styles from './Report.module.css';
import { periodCopy, rangeText } from './reportCopy.ts';
import type { Period } from './usePeriod.ts';

export type PeriodFieldsProps = { readonly period: Period; readonly today: string };

export const periodTabsId = 'period';

/** Which days the report is about. */
export function PeriodFields({ period: { kind, range, choose, back, forward }, today }: PeriodFieldsProps) {
  const tabs = periodKinds.map((key) => ({ key, label: periodCopy[key] }));
  const chooseDay = (day: string) => {
    if (kind !== 'range' && day !== '') choose(kind, periodOf(kind, day));
  };
  const chooseRange = (move: typeof startingAt, day: string) => {
    if (!isCalendarDay(day)) return;
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
            <Field
              label="Desde"
              name="desde"
              type="date"
              max={today}
              value={range.from}
              onChange={({ currentTarget: { value } }) => chooseRange(startingAt, value)}
            />
            <Field
              label="Hasta"
              name="hasta"
              type="date"
              max={today}
              value={range.to}
              hint={`Hasta ${maxRangeDays} días`}
              onChange={({ currentTarget: { value } }) => chooseRange(endingAt, value)}
            />
          </>
        ) : (
          <Field
            label={kind === 'day' ? 'Día' : `${periodCopy[kind]} del día`}
            name="fecha"
            type="date"
            max={today}
            value={range.from}
            onChange={({ currentTarget: { value } }) => chooseDay(value)}
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
