import { longestResponsible } from '@crepas/domain/shop';
import { Field, TextArea } from '@crepas/ui';
import type { ShopForm } from '../../shop/shopForm.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';

/** Who answers for the shop. All four empty: the owner has not said it. */
export function ResponsibleFields({ form: { responsible }, errors, onChange }: SectionFieldsProps) {
  const put = (part: Partial<ShopForm['responsible']>) =>
    onChange({ responsible: { ...responsible, ...part } });
  return (
    <div className={styles.pairs}>
      <p className={styles.hint}>Estos datos son públicos. El domicilio aparece en buscadores como Google.</p>
      <Field
        label="Nombre o razón social"
        name="responsable.nombre"
        autoComplete="name"
        maxLength={longestResponsible.name}
        value={responsible.name}
        error={errors['responsible name']}
        onChange={({ target }) => put({ name: target.value })}
      />
      <TextArea
        label="Domicilio"
        name="responsable.domicilio"
        autoComplete="street-address"
        hint="Calle y número, colonia, código postal y ciudad"
        maxLength={longestResponsible.address}
        rows={2}
        value={responsible.address}
        error={errors['responsible address']}
        onChange={({ target }) => put({ address: target.value })}
      />
      <Field
        label="Correo"
        name="responsable.correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={longestResponsible.email}
        value={responsible.email}
        error={errors['responsible email']}
        onChange={({ target }) => put({ email: target.value })}
      />
      <Field
        label="Teléfono"
        name="responsable.telefono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={responsible.phone}
        error={errors['responsible phone']}
        onChange={({ target }) => put({ phone: target.value })}
      />
    </div>
  );
}
