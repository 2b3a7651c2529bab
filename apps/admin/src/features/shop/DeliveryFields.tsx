import { pickupMinutesField, shopFields } from '@crepas/api';
import { alertSeconds, maxUnproven } from '@crepas/domain';
import { CheckCard, Field, StatusText, Text } from '@crepas/ui';
import { bindFields, bindTable, controlOf } from '../../shared/fields/bindFields.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './shopForm.ts';
import { ZoneFields } from './zone/ZoneFields.tsx';

const alertsCopy = `Mientras, avisamos a los equipos con avisos: al personal a los ${alertSeconds.staff} segundos y a ti a los ${alertSeconds.owner / 60} minutos.`;

/** How long and where to orders are brought, and what happens when nobody takes one. */
export function DeliveryFields({ form, errors, onChange, shop }: SectionFieldsProps) {
  const bound = bindTable(shopFields, form, onChange, errors);
  return (
    <>
      <div className={styles.pairs}>
        <Field {...bound.text('deliveryMinutes')} />
        <Field {...bound.text('preparationMinutes')} />
        <Field {...bound.text('travelMinutes')} />
        {shop.features.includes('escalado') && (
          <Field
            {...bound.text('autoRejectMinutes')}
            hint={shop.features.includes('push') ? `Vacío: nunca. ${alertsCopy}` : 'Vacío: nunca.'}
          />
        )}
      </div>
      {shop.maxOpenOrders !== undefined && (
        <div className={styles.pairs}>
          <Field {...bound.text('maxOpenOrders')} />
          <Field {...bound.text('maxDailyOrders')} />
        </div>
      )}
      {shop.features.includes('sin_codigo') && <WithoutCodeField form={form} onChange={onChange} />}
      {shop.features.includes('recoger') && <PickupFields {...{ form, errors, onChange, shop }} />}
      {shop.features.includes('zona') && (
        <>
          <h3>Zona de entrega</h3>
          <ZoneFields zone={form.zone} error={errors.zone} onChange={(zone) => onChange({ zone })} />
        </>
      )}
    </>
  );
}

/** Whether customers may pick up their orders (decision T7), and how long these take. */
function PickupFields({ form: { pickup }, errors, onChange, shop }: SectionFieldsProps) {
  const bound = bindFields(pickup, (part) => onChange({ pickup: { ...pickup, ...part } }));
  return (
    <>
      <CheckCard
        label={shopFields.pickup.label}
        name={shopFields.pickup.wire}
        description="Tus clientes pueden pasar por su pedido, sin dar dirección. Solo les pedimos su nombre."
        {...bound.flag('isActive')}
      />
      {pickup.isActive && (
        <Field
          {...controlOf(pickupMinutesField)}
          name="recoger.minutos"
          {...bound.text('minutes')}
          error={errors.pickup}
        />
      )}
      {pickup.isActive && !shop.responsible?.address && (
        <div tabIndex={-1} data-invalid={errors.pickupAddress ? true : undefined}>
          {errors.pickupAddress ? (
            <StatusText tone="failure">{errors.pickupAddress}</StatusText>
          ) : (
            <Text tone="secondary">Escribe el domicilio en «Quién responde»: ahí pasan por su pedido.</Text>
          )}
        </div>
      )}
    </>
  );
}

/** Whether the store offers an order to a customer who gets no code (decision T1). */
const WithoutCodeField = ({ form, onChange }: Pick<SectionFieldsProps, 'form' | 'onChange'>) => (
  <CheckCard
    {...bindTable(shopFields, form, onChange).flag('takesWithoutCode')}
    description={`A quien no le llega el código puede pedir igual: tú le llamas para confirmar antes de preparar. Hasta ${maxUnproven} por confirmar a la vez.`}
  />
);
