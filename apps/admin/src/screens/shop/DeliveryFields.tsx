import { Field } from '@crepas/ui';
import { PickupFields } from './PickupFields.tsx';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';
import { WithoutCodeField } from './WithoutCodeField.tsx';
import { ZoneFields } from './zone/ZoneFields.tsx';

const alertsCopy =
  'Mientras, avisamos a los equipos con avisos: al personal a los 70 segundos y a ti a los 3 minutos.';

/** How long and where to orders are brought, and what happens when nobody takes one. */
export const DeliveryFields = ({ form, errors, onChange, shop }: SectionFieldsProps) => (
  <>
    <div className={styles.pairs}>
      <Field
        label="Minutos de entrega"
        name="minutos_entrega"
        inputMode="numeric"
        autoComplete="off"
        value={form.deliveryMinutes}
        error={errors.deliveryMinutes}
        onChange={({ target }) => onChange({ deliveryMinutes: target.value })}
      />
      {shop.features.includes('escalado') && (
        <Field
          label="Rechazar solo los pedidos sin respuesta: minutos"
          name="rechazo_automatico_minutos"
          inputMode="numeric"
          autoComplete="off"
          hint={shop.features.includes('push') ? `Vacío: nunca. ${alertsCopy}` : 'Vacío: nunca.'}
          value={form.autoRejectMinutes}
          error={errors.autoRejectMinutes}
          onChange={({ target }) => onChange({ autoRejectMinutes: target.value })}
        />
      )}
    </div>
    {shop.takesWithoutCode !== undefined && <WithoutCodeField form={form} onChange={onChange} />}
    {shop.features.includes('recoger') && <PickupFields {...{ form, errors, onChange, shop }} />}
    {shop.features.includes('zona') && (
      <>
        <h3>Zona de entrega</h3>
        <ZoneFields zone={form.zone} error={errors.zone} onChange={(zone) => onChange({ zone })} />
      </>
    )}
  </>
);
