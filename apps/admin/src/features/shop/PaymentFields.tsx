import type { PaymentMethod } from '@crepas/domain';
import { clabeText, maxTransferLengths } from '@crepas/domain';
import { CheckCard, Field } from '@crepas/ui';
import { bindFields } from '../../shared/fields/bindFields.ts';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './shopForm.ts';

/** In the order of the list: the first one that is offered is the customer's, until another is chosen. */
const ways: Readonly<Record<PaymentMethod, { readonly label: string; readonly text: string }>> = {
  cash: { label: 'Efectivo', text: 'Te pagan al recibir.' },
  card: { label: 'Tarjeta al recibir', text: 'El repartidor lleva la terminal.' },
  transfer: { label: 'Transferencia', text: 'Ven tu CLABE después de pedir. Tú confirmas el pago.' },
};
const methods = Object.keys(ways) as PaymentMethod[];

export function PaymentFields({ form: { payments, transfer }, errors, onChange }: SectionFieldsProps) {
  const toggle = (method: PaymentMethod, isOn: boolean) =>
    onChange({
      payments: methods.filter((other) => (other === method ? isOn : payments.includes(other))),
    });
  const bound = bindFields(
    transfer,
    (part) => onChange({ transfer: { ...transfer, ...part } }),
    errors,
    'transfer ',
  );
  return (
    <>
      <p className={styles.hint}>La ley no permite cobrar más por una forma de pago.</p>
      {methods.map((method, place) => (
        <CheckCard
          key={method}
          label={ways[method].label}
          description={(place === 0 && errors.payments) || ways[method].text}
          aria-invalid={place === 0 && errors.payments !== undefined}
          name={`pagos.${method}`}
          checked={payments.includes(method)}
          onChange={({ target }) => toggle(method, target.checked)}
        />
      ))}
      {payments.includes('transfer') && (
        <>
          <h3>Cuenta para transferencias</h3>
          <div className={styles.pairs}>
            <Field
              label="CLABE"
              name="transferencia.clabe"
              inputMode="numeric"
              autoComplete="off"
              hint="18 dígitos"
              {...bound.text('clabe')}
              value={clabeText(transfer.clabe)}
            />
            <Field
              label="Banco"
              name="transferencia.banco"
              autoComplete="off"
              maxLength={maxTransferLengths.bank}
              {...bound.text('bank')}
            />
            <Field
              label="A nombre de"
              name="transferencia.titular"
              autoComplete="off"
              maxLength={maxTransferLengths.holder}
              {...bound.text('holder')}
            />
          </div>
        </>
      )}
    </>
  );
}
