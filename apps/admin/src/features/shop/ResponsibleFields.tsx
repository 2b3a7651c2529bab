import { maxResponsibleLengths } from '@crepas/domain';
import { Field, TextArea } from '@crepas/ui';
import { bindFields } from '../../shared/fields/bindFields.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './shopForm.ts';

/** The person who answers for the shop. All four fields are empty until the owner fills them in. */
export function ResponsibleFields({ form: { responsible }, errors, onChange }: SectionFieldsProps) {
  const bound = bindFields(
    responsible,
    (part) => onChange({ responsible: { ...responsible, ...part } }),
    errors,
    'responsible ',
  );
  return (
    <div className={styles.pairs}>
      <p className={styles.hint}>Estos datos son públicos. El domicilio aparece en buscadores como Google.</p>
      <Field
        label="Nombre o razón social"
        name="responsable.nombre"
        autoComplete="name"
        maxLength={maxResponsibleLengths.name}
        {...bound.text('name')}
      />
      <TextArea
        label="Domicilio"
        name="responsable.domicilio"
        autoComplete="street-address"
        hint="Calle y número, colonia, código postal y ciudad"
        maxLength={maxResponsibleLengths.address}
        rows={2}
        {...bound.text('address')}
      />
      <Field
        label="Correo"
        name="responsable.correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={maxResponsibleLengths.email}
        {...bound.text('email')}
      />
      <Field
        label="Teléfono"
        name="responsable.telefono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...bound.text('phone')}
      />
    </div>
  );
}
