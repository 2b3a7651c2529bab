import { CheckCard, Field, Text } from '@crepas/ui';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';

/** Whether customers may fetch their orders (decision T7), and how long these take. */
export function PickupFields({ form: { pickup }, errors, onChange, shop }: SectionFieldsProps) {
  return (
    <>
      <CheckCard
        label="Recoger en la tienda"
        name="recoger"
        description="Tus clientes pueden pasar por su pedido, sin dar dirección. Solo les pedimos su nombre."
        checked={pickup.isActive}
        onChange={({ target }) => onChange({ pickup: { ...pickup, isActive: target.checked } })}
      />
      {pickup.isActive && (
        <Field
          label="Minutos para recoger"
          name="recoger.minutos"
          inputMode="numeric"
          autoComplete="off"
          value={pickup.minutes}
          error={errors.pickup}
          onChange={({ target }) => onChange({ pickup: { ...pickup, minutes: target.value } })}
        />
      )}
      {pickup.isActive && !shop.responsible?.address && (
        <Text tone="secondary">Escribe el domicilio en «Quién responde»: ahí pasan por su pedido.</Text>
      )}
    </>
  );
}
