import { optionFields } from '@crepas/api';
import { readMoney } from '@crepas/domain';
import { CheckCard, Field, IconButton, MoneyField, TrashIcon } from '@crepas/ui';
import { controlOf } from '../../shared/fields/bindFields.ts';
import type { FieldErrors } from '../../shared/form/entityForm.ts';
import styles from './Groups.module.css';
import type { EditedOption } from './groupForm.ts';

export type OptionFieldsProps = {
  readonly option: EditedOption;
  /** From 1. */
  readonly place: number;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<EditedOption>) => void;
  readonly onRemove: (button: HTMLElement) => void;
};

const { name: nameField, price: priceField, available, isPreselected } = optionFields;

export function OptionFields({ option, place, errors, onChange, onRemove }: OptionFieldsProps) {
  const read = readMoney(option.price);
  const called = option.name.trim() || `la opción ${place}`;
  return (
    <fieldset aria-label={`Opción ${place}`} className={styles.option}>
      <Field
        {...controlOf(nameField)}
        name="opciones.nombre"
        autoComplete="off"
        value={option.name}
        error={errors[`${option.id} name`]}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <MoneyField
        {...controlOf(priceField)}
        name="opciones.diferencia"
        hint="Vacío: lo mismo"
        value={option.price}
        cents={read.kind === 'amount' ? read.amount : undefined}
        error={errors[`${option.id} price`]}
        onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
      />
      <div className={styles.optionFlags}>
        <CheckCard
          label={available.label}
          checked={option.available}
          onChange={({ target }) => onChange({ available: target.checked })}
          className={styles.flag}
        />
        <div className={styles.lastFlag}>
          <CheckCard
            label={isPreselected.label}
            checked={option.isPreselected}
            onChange={({ target }) => onChange({ isPreselected: target.checked })}
            className={styles.flag}
          />
          <IconButton
            kind="danger"
            label={`Quitar ${called}`}
            icon={<TrashIcon />}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
          />
        </div>
      </div>
    </fieldset>
  );
}
