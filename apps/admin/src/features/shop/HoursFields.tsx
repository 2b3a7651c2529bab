import { shopFields, specialDayReason } from '@crepas/api';
import {
  Button,
  Card,
  CheckCard,
  closingHint,
  DayHours,
  Field,
  IconButton,
  Modal,
  PlusIcon,
  TrashIcon,
} from '@crepas/ui';
import { useState } from 'react';
import { bindFields, bindTable, controlOf } from '../../shared/fields/bindFields.ts';
import { weekdayNames } from '../../shared/shop/shopCopy.ts';
import type { SpecialDayForm } from './hoursForm.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps, ShopErrors, ShopForm } from './shopForm.ts';

export function HoursFields({ form, errors, onChange }: SectionFieldsProps) {
  return (
    <>
      <h3>Cada semana</h3>
      <WeekFields week={form.week} errors={errors} onChange={(week) => onChange({ week })} />
      <h3>Días especiales</h3>
      <SpecialDayFields
        days={form.specialDays}
        errors={errors}
        onChange={(specialDays) => onChange({ specialDays })}
      />
      <div className={styles.pairs}>
        <Field {...bindTable(shopFields, form, onChange, errors).text('lastOrderMinutes')} />
      </div>
    </>
  );
}

type WeekFieldsProps = {
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

/** Where the hours of a day may be copied to: groups, and each other day. */
const targetsOf = (copied: number | null) => [
  ...groups,
  ...weekdayNames.flatMap((name, day) => (day === copied ? [] : [{ name, days: [day] }])),
];

/** The week, day by day; hours are copied to other days with two taps. */
function WeekFields({ week, errors, onChange }: WeekFieldsProps) {
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
          {targetsOf(copied).map(({ name, days }) => (
            <Button key={name} kind="secondary" onClick={() => copyTo(days)}>
              {name}
            </Button>
          ))}
        </div>
      </Modal>
    </div>
  );
}

type SpecialDayFieldsProps = {
  readonly days: ShopForm['specialDays'];
  readonly errors: ShopErrors;
  readonly onChange: (days: ShopForm['specialDays']) => void;
};

/** Dates with other hours, or closed. They replace the hours of their weekday. */
function SpecialDayFields({ days, errors, onChange }: SpecialDayFieldsProps) {
  const add = () =>
    onChange([
      ...days,
      { key: `new ${Date.now()}`, date: '', isClosed: true, reason: '', opens: '18:00', closes: '23:00' },
    ]);
  return (
    <div className={styles.days}>
      {days.map((day, index) => (
        <OneDay
          key={day.key}
          day={day}
          error={errors[`day ${index}`]}
          onChange={(part) =>
            onChange(days.map((other, place) => (place === index ? { ...other, ...part } : other)))
          }
          onRemove={() => onChange(days.filter((_, place) => place !== index))}
        />
      ))}
      <Button kind="secondary" onClick={add}>
        <PlusIcon />
        Agregar día especial
      </Button>
    </div>
  );
}

type OneDayProps = {
  readonly day: SpecialDayForm;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<SpecialDayForm>) => void;
  readonly onRemove: () => void;
};

function OneDay({ day, error, onChange, onRemove }: OneDayProps) {
  const bound = bindFields(day, onChange);
  return (
    <Card className={styles.special}>
      <div className={styles.pair}>
        <Field type="date" label="Fecha" {...bound.text('date')} error={error} />
        <IconButton
          label={`Quitar el día especial ${day.date}`}
          icon={<TrashIcon />}
          className={styles.remove}
          onClick={onRemove}
        />
      </div>
      <CheckCard label="Cerrado todo el día" {...bound.flag('isClosed')} />
      {!day.isClosed && (
        <div className={styles.pair}>
          <Field type="time" label="Abre" {...bound.text('opens')} />
          <Field type="time" label="Cierra" hint={closingHint(day)} {...bound.text('closes')} />
        </div>
      )}
      <Field {...controlOf(specialDayReason)} {...bound.text('reason')} />
    </Card>
  );
}
