import { CheckCard, Field, TextArea } from '@crepas/ui';
import type { ShopDraft, ShopErrors, ShopForm } from '../../shop/shopForm.ts';

export type ShopFieldsProps = {
  readonly form: ShopForm;
  readonly errors: ShopErrors;
  /** Whether the server acts when nobody answers an order. */
  readonly hasEscalation: boolean;
  readonly onChange: (part: ShopDraft) => void;
};

/** What the shop says of itself, and the switch that closes it. */
export function ShopFields({ form, errors, hasEscalation, onChange }: ShopFieldsProps) {
  return (
    <>
      <CheckCard
        label="Recibir pedidos"
        description={errors.isOpen ?? 'Sin esto la tienda está cerrada, diga lo que diga el horario.'}
        aria-invalid={errors.isOpen !== undefined}
        name="abierto"
        checked={form.isOpen}
        onChange={({ target }) => onChange({ isOpen: target.checked })}
      />
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
      <Field
        label="Minutos de entrega"
        name="minutos_entrega"
        inputMode="numeric"
        autoComplete="off"
        value={form.deliveryMinutes}
        error={errors.deliveryMinutes}
        onChange={({ target }) => onChange({ deliveryMinutes: target.value })}
      />
      <Field
        label="Último pedido: minutos antes de cerrar"
        name="ultimo_pedido_minutos"
        inputMode="numeric"
        autoComplete="off"
        value={form.lastOrderMinutes}
        error={errors.lastOrderMinutes}
        onChange={({ target }) => onChange({ lastOrderMinutes: target.value })}
      />
      {hasEscalation && (
        <Field
          label="Rechazar solo los pedidos sin respuesta: minutos"
          name="rechazo_automatico_minutos"
          inputMode="numeric"
          autoComplete="off"
          hint="Vacío: nunca. Mientras, avisamos al personal a los 70 segundos y a ti a los 3 minutos."
          value={form.autoRejectMinutes}
          error={errors.autoRejectMinutes}
          onChange={({ target }) => onChange({ autoRejectMinutes: target.value })}
        />
      )}
      <TextArea
        label="Mensaje"
        name="mensaje"
        maxLength={300}
        rows={2}
        value={form.message}
        error={errors.message}
        onChange={({ target }) => onChange({ message: target.value })}
      />
    </>
  );
}
