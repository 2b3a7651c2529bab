import type { ExtraForm } from '@crepas/domain';
import { Field, TextArea } from '@crepas/ui';
import { bindFields } from '../../shared/fields/bindFields.ts';
import { PriceField } from '../../shared/fields/PriceField.tsx';
import type { FieldErrors } from '../../shared/form/entityForm.ts';
import styles from './CreateExtrasScreen.module.css';

export type ExtraFieldsProps = {
  readonly form: ExtraForm;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<ExtraForm>) => void;
};

export function ExtraFields({ form, errors, onChange }: ExtraFieldsProps) {
  const bound = bindFields(form, onChange, errors);
  return (
    <div className={styles.fields}>
      <Field label="Nombre" name="nombre" autoComplete="off" maxLength={80} {...bound.text('name')} />
      <TextArea
        label="Descripción"
        name="descripcion"
        rows={2}
        maxLength={300}
        {...bound.text('description')}
      />
      <PriceField
        name="precio_extra"
        value={form.price}
        error={errors.price}
        onChange={(price) => onChange({ price })}
      />
    </div>
  );
}
