import { type PaymentMethod, readMoney } from '@crepas/domain';
import { isPaidInCash } from '@crepas/domain/options';
import { paymentLabel } from '@crepas/domain/terms';
import { ChoiceChips, Field, MoneyField, TextArea } from '@crepas/ui';
import { chosenPayment, type OrderForm, type OrderFormErrors } from './orderForm.ts';

export type OrderFieldsProps = {
  readonly form: OrderForm;
  readonly errors: OrderFormErrors;
  readonly payments: readonly PaymentMethod[];
  readonly onChange: (part: Partial<OrderForm>) => void;
};

/** What else staff may write of an order. */
export function OrderFields({ form, errors, payments, onChange }: OrderFieldsProps) {
  const payment = chosenPayment(form, payments);
  const cash = readMoney(form.cash);
  return (
    <>
      <Field
        label={form.fulfilment === 'pickup' ? 'Nombre' : 'Nombre (opcional)'}
        name="nombre"
        autoComplete="off"
        maxLength={200}
        value={form.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {!payments.every(isPaidInCash) && (
        <ChoiceChips
          label="¿Cómo paga?"
          choices={payments.map((method) => ({ key: method, label: paymentLabel(method, form.fulfilment) }))}
          chosen={payment}
          onChoose={(key) => onChange({ payment: payments.find((method) => method === key) ?? payment })}
        />
      )}
      {isPaidInCash(payment) && (
        <MoneyField
          label="Paga con (opcional)"
          name="paga_con"
          value={form.cash}
          cents={cash.kind === 'amount' ? cash.amount : undefined}
          error={errors.cash}
          onChange={({ currentTarget }) => onChange({ cash: currentTarget.value })}
        />
      )}
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
