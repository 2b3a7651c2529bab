import { Field } from '@crepas/ui';
import styles from './ShopScreen.module.css';
import { SpecialDayFields } from './SpecialDayFields.tsx';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';
import { WeekFields } from './WeekFields.tsx';

export const HoursFields = ({ form, errors, onChange }: SectionFieldsProps) => (
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
      <Field
        label="Último pedido: minutos antes de cerrar"
        name="ultimo_pedido_minutos"
        inputMode="numeric"
        autoComplete="off"
        value={form.lastOrderMinutes}
        error={errors.lastOrderMinutes}
        onChange={({ target }) => onChange({ lastOrderMinutes: target.value })}
      />
    </div>
  </>
);
