import { extraFields } from '@crepas/api';
import type { ExtraForm } from '@crepas/domain';
import { Field, TextArea } from '@crepas/ui';
import { bindTable } from '../../shared/fields/bindFields.ts';
import { PriceField } from '../../shared/fields/PriceField.tsx';
import type { FieldErrors } from '../../shared/form/entityForm.ts';
import styles from './CreateExtrasScreen.module.css';

export type ExtraFieldsProps = {
  readonly form: ExtraForm;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<ExtraForm>) => void;
};

export function ExtraFields({ form, errors, onChange }: ExtraFieldsProps) {
  const bound = bindTable(extraFields, form, onChange, errors);
  return (
    <div className={styles.fields}>
      <Field autoComplete="off" {...bound.text('name')} />
      <TextArea rows={2} {...bound.text('description')} />
      <PriceField
        field={extraFields.price}
        value={form.price}
        error={errors.price}
        onChange={(price) => onChange({ price })}
      />
    </div>
  );
}
