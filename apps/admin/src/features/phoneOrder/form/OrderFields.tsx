import {
  type Cents,
  isPaidInCash,
  moneyText,
  type PaymentMethod,
  paymentLabel,
  readMoney,
} from '@crepas/domain';
import { ChoiceChips, Field, MoneyField, StatusText, Text, TextArea, Totals } from '@crepas/ui';
import { useEffect, useRef } from 'react';
import { bindFields } from '../../../shared/fields/bindFields.ts';
import styles from './OrderForm.module.css';
import { chosenPayment, type OrderForm, type OrderFormErrors, type OrderSums } from './orderForm.ts';

type OrderFieldsProps = {
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

/** The sums of an order whose delivery is charged, or that is below the minimum: staff may take it all the same. */
export function FormTotals({ subtotal, fee, missing, total }: OrderSums) {
  if (fee === 0 && missing === 0) return null;
  return (
    <>
      <Totals subtotalCents={subtotal} fee={moneyText(fee)} totalCents={total} />
      {missing > 0 && <Text>{belowMinimumCopy(missing)}</Text>}
    </>
  );
}

const belowMinimumCopy = (missing: Cents) =>
  `Faltan ${moneyText(missing)} en productos para el pedido mínimo de esa dirección. Puedes tomarlo de todos modos.`;

/**
 * What happened to the whole form. The notice scrolls into view: the button that sends the form is always visible, the
 * notice is not.
 */
export function FormNotice({ children }: { readonly children: string }) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children !== '') root.current?.scrollIntoView({ block: 'center' });
  }, [children]);
  return (
    <StatusText ref={root} tone="failure" className={styles.notice}>
      {children}
    </StatusText>
  );
}
