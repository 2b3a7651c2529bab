import { isPaidInCash, type PaymentMethod, paymentLabel, readMoney } from '@crepas/domain';
import { ChoiceChips, Field, MoneyField, TextArea } from '@crepas/ui';
import { bindFields } from '../../../shared/fields/bindFields.ts';
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
  const bound = bindFields(form, onChange, errors);
  return (
    <>
      <Field
        label={form.fulfilment === 'pickup' ? 'Nombre' : 'Nombre (opcional)'}
        name="nombre"
        autoComplete="off"
        maxLength={200}
        {...bound.text('name')}
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
          cents={cash.kind === 'amount' ? cash.amount : undefined}
          {...bound.text('cash')}
        />
      )}
      <TextArea
        label="Nota para la cocina (opcional)"
        name="nota_pedido"
        rows={2}
        maxLength={1000}
        {...bound.text('note')}
      />
    </>
  );
}
