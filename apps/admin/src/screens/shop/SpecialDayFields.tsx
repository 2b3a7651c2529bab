import { Button, Card, CheckCard, Field, IconButton, PlusIcon, TrashIcon } from '@crepas/ui';
import type { SpecialDayForm } from '../../shop/hoursForm.ts';
import type { ShopErrors, ShopForm } from '../../shop/shopForm.ts';
import styles from './ShopScreen.module.css';

export type SpecialDayFieldsProps = {
  readonly days: ShopForm['specialDays'];
  readonly errors: ShopErrors;
  readonly onChange: (days: ShopForm['specialDays']) => void;
};

/** Dates with other hours, or closed. They replace the hours of their weekday. */
export function SpecialDayFields({ days, errors, onChange }: SpecialDayFieldsProps) {
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
  return (
    <Card className={styles.special}>
      <div className={styles.pair}>
        <Field
          type="date"
          label="Fecha"
          value={day.date}
          error={error}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <IconButton
          label={`Quitar el día especial ${day.date}`}
          icon={<TrashIcon />}
          className={styles.remove}
          onClick={onRemove}
        />
      </div>
      <CheckCard
        label="Cerrado todo el día"
        checked={day.isClosed}
        onChange={({ target }) => onChange({ isClosed: target.checked })}
      />
      {!day.isClosed && (
        <div className={styles.pair}>
          <Field
            type="time"
            label="Abre"
            value={day.opens}
            onChange={({ target }) => onChange({ opens: target.value })}
          />
          <Field
            type="time"
            label="Cierra"
            value={day.closes}
            hint={day.closes !== '' && day.closes < day.opens ? 'Al día siguiente' : undefined}
            onChange={({ target }) => onChange({ closes: target.value })}
          />
        </div>
      )}
      <Field
        label="Motivo"
        hint="Los clientes lo leen: «Cerrado por Navidad»"
        maxLength={60}
        value={day.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </Card>
  );
}
