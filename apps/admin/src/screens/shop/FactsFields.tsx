import { Field } from '@crepas/ui';
import { ForgetField } from './ForgetField.tsx';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

/** What the shop says of itself, and how long it keeps what its customers said. */
export const FactsFields = (props: SectionFieldsProps) => {
  const { shop, form, errors, onChange } = props;
  return (
    <div className={styles.pairs}>
      <Field
        label="Nombre"
        name="nombre"
        maxLength={60}
        value={form.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        label="Lema"
        name="lema"
        maxLength={120}
        value={form.tagline}
        error={errors.tagline}
        onChange={({ target }) => onChange({ tagline: target.value })}
      />
      <Field
        label="WhatsApp"
        name="whatsapp"
        type="tel"
        inputMode="tel"
        hint="Con el 52 de México, por ejemplo 525512345678"
        value={form.whatsApp}
        error={errors.whatsApp}
        onChange={({ target }) => onChange({ whatsApp: target.value })}
      />
      <TimeZoneField {...props} />
      {shop.forgetAfterDays !== undefined && <ForgetField {...props} />}
    </div>
  );
};
