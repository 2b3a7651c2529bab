import { readMoney } from '@crepas/domain';
import { Field, MoneyField, TextArea } from '@crepas/ui';
import type { OrderForm, OrderFormErrors } from './orderForm.ts';

export type OrderFieldsProps = {
  readonly form: OrderForm;
  readonly errors: OrderFormErrors;
  readonly onChange: (part: Partial<OrderForm>) => void;
};

/** What else staff may write of an order. */
export function OrderFields({ form, errors, onChange }: OrderFieldsProps) {
  const cash = readMoney(form.cash);
  return (
    <>
      <Field
        label="Nombre (opcional)"
        name="nombre"
        autoComplete="off"
        maxLength={200}
        value={form.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <MoneyField
        label="Paga con (opcional)"
        name="paga_con"
        value={form.cash}
        cents={cash.kind === 'amount' ? cash.amount : undefined}
        error={errors.cash}
        onChange={({ currentTarget }) => onChange({ cash: currentTarget.value })}
      />
      <TextArea
        label="Nota para la cocina (opcional)"
        name="nota_pedido"
        rows={2}
        maxLength={1000}
        value={form.note}
        error={errors.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
