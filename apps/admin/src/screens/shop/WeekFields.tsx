import { Button, DayHours, Modal } from '@crepas/ui';
import { useState } from 'react';
import { weekdayNames } from '../../shop/shopCopy.ts';
import type { ShopErrors, ShopForm } from '../../shop/shopForm.ts';
import styles from './ShopScreen.module.css';

export type WeekFieldsProps = {
  readonly week: ShopForm['week'];
  readonly errors: ShopErrors;
  readonly onChange: (week: ShopForm['week']) => void;
};

/** The days that are usually the same, then each day. */
const groups: readonly { readonly name: string; readonly days: readonly number[] }[] = [
  { name: 'Lunes a jueves', days: [0, 1, 2, 3] },
  { name: 'Lunes a viernes', days: [0, 1, 2, 3, 4] },
  { name: 'Viernes y sábado', days: [4, 5] },
  { name: 'Sábado y domingo', days: [5, 6] },
  { name: 'Todos los días', days: [0, 1, 2, 3, 4, 5, 6] },
];

/** The week, day by day; hours are copied to other days with two taps. */
export function WeekFields({ week, errors, onChange }: WeekFieldsProps) {
  const [copied, setCopied] = useState<number | null>(null);
  // A week without hours is open at all times; with the first ones, the other days are closed.
  const isAlwaysOpen = week.every((spans) => spans.length === 0);
  const put = (days: readonly number[], spans: ShopForm['week'][number]) =>
    onChange(week.map((before, day) => (days.includes(day) ? spans : before)));
  const copyTo = (days: readonly number[]) => {
    put(days, week[copied ?? 0] ?? []);
    setCopied(null);
  };

  return (
    <div className={styles.days}>
      {weekdayNames.map((name, day) => {
        const spans = week[day] ?? [];
        return (
          <DayHours
            key={name}
            day={name}
            spans={spans}
            emptyText={isAlwaysOpen ? 'Abierto a toda hora' : 'Cerrado'}
            errors={spans.map((_, place) => errors[`week ${day} ${place}`])}
            onChange={(changed) => put([day], changed)}
            actions={
              spans.length > 0 && (
                <Button
                  kind="quiet"
                  aria-label={`Copiar a… (${name.toLowerCase()})`}
                  onClick={() => setCopied(day)}
                >
                  Copiar a…
                </Button>
              )
            }
          />
        );
      })}
      <Modal
        open={copied !== null}
        title={`Copiar el horario de ${weekdayNames[copied ?? 0]?.toLowerCase()} a…`}
        onClose={() => setCopied(null)}
      >
        <div className={styles.choices}>
          {[...groups, ...weekdayNames.map((name, day) => ({ name, days: [day] }))].map(({ name, days }) => (
            <Button key={name} kind="secondary" onClick={() => copyTo(days)}>
              {name}
            </Button>
          ))}
        </div>
      </Modal>
    </div>
  );
}
