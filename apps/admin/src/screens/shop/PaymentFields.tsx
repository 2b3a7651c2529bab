import type { PaymentMethod, TransferAccount } from '@crepas/domain';
import { clabeText, longestTransfer } from '@crepas/domain/terms';
import { CheckCard, Field } from '@crepas/ui';
import styles from './ShopScreen.module.css';
import type { SectionFieldsProps } from './sectionFieldsProps.ts';

const ways: readonly { readonly method: PaymentMethod; readonly label: string; readonly text: string }[] = [
  { method: 'cash', label: 'Efectivo', text: 'Te pagan al recibir.' },
  { method: 'card', label: 'Tarjeta al recibir', text: 'El repartidor lleva la terminal.' },
  {
    method: 'transfer',
    label: 'Transferencia',
    text: 'Ven tu CLABE después de pedir. Tú confirmas el pago.',
  },
];

/** How customers may pay, and the account for transfers. */
export function PaymentFields({ form: { payments, transfer }, errors, onChange }: SectionFieldsProps) {
  const toggle = (method: PaymentMethod, isOn: boolean) =>
    onChange({
      // In the order of the list: the first one is the customer's, until another is chosen.
      payments: ways
        .map((way) => way.method)
        .filter((other) => (other === method ? isOn : payments.includes(other))),
    });
  const put = (part: Partial<TransferAccount>) => onChange({ transfer: { ...transfer, ...part } });
  return (
    <>
      <p className={styles.hint}>La ley no permite cobrar más por una forma de pago.</p>
      {ways.map(({ method, label, text }, place) => (
        <CheckCard
          key={method}
          label={label}
          description={(place === 0 && errors.payments) || text}
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
              value={clabeText(transfer.clabe)}
              error={errors['transfer clabe']}
              onChange={({ target }) => put({ clabe: target.value })}
            />
            <Field
              label="Banco"
              name="transferencia.banco"
              autoComplete="off"
              maxLength={longestTransfer.bank}
              value={transfer.bank}
              error={errors['transfer bank']}
              onChange={({ target }) => put({ bank: target.value })}
            />
            <Field
              label="A nombre de"
              name="transferencia.titular"
              autoComplete="off"
              maxLength={longestTransfer.holder}
              value={transfer.holder}
              error={errors['transfer holder']}
              onChange={({ target }) => put({ holder: target.value })}
            />
          </div>
        </>
      )}
    </>
  );
}
