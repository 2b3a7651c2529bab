import { daysAheadField, maxPerQuarterField, shopFields } from '@crepas/api';
import { CheckCard, Field } from '@crepas/ui';
import { bindFields, controlOf } from '../../shared/fields/bindFields.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './shopForm.ts';

/** Whether customers may order for later, until which day, and how many of them for one quarter of an hour. */
export function SchedulingFields({ form: { scheduling }, errors, onChange }: SectionFieldsProps) {
  const bound = bindFields(
    scheduling,
    (part) => onChange({ scheduling: { ...scheduling, ...part } }),
    errors,
    'scheduling ',
  );
  return (
    <>
      <CheckCard
        label={shopFields.scheduling.label}
        name={shopFields.scheduling.wire}
        description="Tus clientes eligen para qué hora quieren su pedido, también mientras está cerrado. Al apagarlo, los pedidos que ya tienes siguen en pie."
        {...bound.flag('isActive')}
      />
      {scheduling.isActive && (
        <div className={styles.pairs}>
          <Field {...controlOf(daysAheadField)} name="programar.dias" {...bound.text('daysAhead')} />
          <Field
            {...controlOf(maxPerQuarterField)}
            name="programar.por_cuarto"
            {...bound.text('maxPerQuarter')}
          />
        </div>
      )}
    </>
  );
}
