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
import { codeLabel } from '../../../shared/copy.ts';
import { bindFields } from '../../../shared/fields/bindFields.ts';
import styles from './OrderForm.module.css';
import { chosenPayment, type OrderForm, type OrderFormErrors, type OrderSums } from './orderForm.ts';
import { codeMinimumCopy } from './triedCode.ts';

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

type FormTotalsProps = {
  readonly sums: OrderSums;
  readonly isPickup: boolean;
  /** The server counts anew what the code takes off. */
  readonly isCountedAnew?: boolean;
};

/** The sums of an order whose delivery is charged, that has a code, or that is below the minimum: staff may take it all the same. */
export function FormTotals({ sums, isPickup, isCountedAnew = false }: FormTotalsProps) {
  const { subtotal, fee, discount, lostCode, missing, total } = sums;
  if (fee === 0 && missing === 0 && !discount && !lostCode) return null;
  return (
    <>
      <Totals
        subtotalCents={subtotal}
        fee={moneyText(fee)}
        discount={discount ? { label: codeLabel(discount), cents: discount.amount } : undefined}
        totalCents={total}
        isPickup={isPickup}
      />
      {discount && isCountedAnew && (
        <Text size="small" tone="secondary">
          El descuento se calcula de nuevo al guardar.
        </Text>
      )}
      {lostCode && <Text>{lostCodeCopy(lostCode)}</Text>}
      {missing > 0 && <Text>{belowMinimumCopy(missing)}</Text>}
    </>
  );
}

function lostCodeCopy({ name, why }: NonNullable<OrderSums['lostCode']>): string {
  if (why.kind === 'belowMinimum') return codeMinimumCopy(name, why.missing);
  switch (why.lacks) {
    case 'fulfilment':
      return `${name} no vale con esta forma de entrega.`;
    case 'products':
      return `${name} no vale con estos productos.`;
    case 'fee':
      return `El envío ya es gratis: ${name} no descuenta nada.`;
  }
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
