import { type DayRange, daysOf, type HourSums, weekdayOf } from '@crepas/domain';
import { VisuallyHidden } from '@crepas/ui';
import type { CSSProperties } from 'react';
import styles from './HeatMap.module.css';
import { hourText, weekdayText } from './reportCopy.ts';

export type HeatMapProps = { readonly range: DayRange; readonly hours: readonly HourSums[] };

/** The shop's day begins at five in the morning. */
const fromFive = (hour: number) => (hour + 19) % 24;

/** Orders by weekday and hour: a table whose cells have a colour, so that it needs no other one behind it. */
export function HeatMap({ range, hours }: HeatMapProps) {
  const weekdays = [...new Set(daysOf(range).map(weekdayOf))].sort();
  const receivedAt = new Map(hours.map(({ weekday, hour, received }) => [`${weekday} ${hour}`, received]));
  const max = Math.max(...hours.map(({ received }) => received));
  const offsets = hours.map(({ hour }) => fromFive(hour));
  const [first, last] = [Math.min(...offsets), Math.max(...offsets)];
  const rows = Array.from({ length: last - first + 1 }, (_, index) => (first + index + 5) % 24);
  return (
    <table className={styles.heat} style={{ '--columns': weekdays.length } as CSSProperties}>
      <caption>
        <VisuallyHidden>Pedidos que llegaron, por día de la semana y hora</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Hora</VisuallyHidden>
          </th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={weekdayText(weekday)}>{weekdayText(weekday).slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour) => (
          <tr key={hour}>
            <th scope="row">{hourText(hour)}</th>
            {weekdays.map((weekday) => {
              const received = receivedAt.get(`${weekday} ${hour}`) ?? 0;
              return (
                <td key={weekday} data-level={levelOf(received, max)}>
                  {received}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 0 for none, then three levels. */
const levelOf = (received: number, max: number): number =>
  received === 0 ? 0 : Math.min(3, 1 + Math.floor((received / max) * 3));
