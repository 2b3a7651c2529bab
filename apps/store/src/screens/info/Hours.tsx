import type { SpecialDay, WeekRow } from '@crepas/domain/shop';
import { Text } from '@crepas/ui';
import styles from './About.module.css';
import { type DayLine, specialDaysCopy, weekCopy } from './hoursCopy.ts';

type HoursProps = { readonly week: readonly WeekRow[]; readonly specialDays: readonly SpecialDay[] };

/** The schedule, and never the state of this moment: the page is cached. */
export const Hours = ({ week, specialDays }: HoursProps) => (
  <>
    {week.length === 0 ? <Text>Todos los días, a toda hora.</Text> : <DayLines lines={weekCopy(week)} />}
    {specialDays.length > 0 && (
      <>
        <h3 className={styles.subtitle}>Días especiales</h3>
        <DayLines lines={specialDaysCopy(specialDays)} />
      </>
    )}
  </>
);

const DayLines = ({ lines }: { readonly lines: readonly DayLine[] }) => (
  <dl className={styles.hours}>
    {lines.map(({ day, hours }) => (
      <div key={day}>
        <dt>{day}</dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
);
