import type { ExtraForm } from '@crepas/domain';
import { Field, TextArea } from '@crepas/ui';
import { PriceField } from '../../fields/PriceField.tsx';
import styles from './CreateExtrasScreen.module.css';

export type ExtraFieldsProps = {
  readonly form: ExtraForm;
  readonly onChange: (form: ExtraForm) => void;
};

export function ExtraFields({ form, onChange }: ExtraFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label="Nombre"
        name="nombre"
        autoComplete="off"
        maxLength={80}
        value={form.name}
        onChange={({ currentTarget }) => onChange({ ...form, name: currentTarget.value })}
      />
      <TextArea
        label="Descripción"
        name="descripcion"
        rows={2}
        maxLength={300}
        value={form.description}
        onChange={({ currentTarget }) => onChange({ ...form, description: currentTarget.value })}
      />
      <PriceField name="precio_extra" value={form.price} onChange={(price) => onChange({ ...form, price })} />
    </div>
  );
}
