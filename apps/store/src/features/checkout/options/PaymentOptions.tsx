import {
  type Cents,
  cashChoices,
  moneyText,
  type PaymentMethod,
  paymentLabel,
  readMoney,
} from '@crepas/domain';
import { ChoiceChips, MoneyField, StatusText } from '@crepas/ui';
import { useEffect, useState } from 'react';
import { paymentDroppedCopy } from '../../../shared/copy/payment.ts';
import { useOrderOptions } from '../../../shared/order/orderOptions.ts';
import { useFulfilment } from '../../address/index.ts';
import { cashDroppedCopy, readTypedCash } from '../readTypedOptions.ts';
import styles from './OrderOptions.module.css';
import { focusField } from './TextOptions.tsx';

type PaymentOptionProps = {
  offered: readonly PaymentMethod[];
  /** Null: the remembered way is no longer offered. */
  chosen: PaymentMethod | null;
};

/** How the customer pays; remembered on the device. Nothing while there is only one way. */
export function PaymentOption({ offered, chosen }: PaymentOptionProps) {
  const fulfilment = useFulfilment((state) => state.chosen);
  const { droppedPayment, choosePayment, dropPayment } = useOrderOptions();
  useEffect(() => {
    if (chosen === null) dropPayment();
  }, [chosen, dropPayment]);
  const shown = chosen ?? offered[0] ?? null;
  return (
    <div className={styles.fields}>
      {offered.length > 1 && (
        <ChoiceChips
          label="¿Cómo pagas?"
          chosen={shown}
          onChoose={(key) => choosePayment(offered.find((method) => method === key) ?? shown)}
          choices={offered.map((method) => ({ key: method, label: paymentLabel(method, fulfilment) }))}
        />
      )}
      <StatusText tone="failure" className={styles.dropped}>
        {droppedPayment && !offered.includes(droppedPayment) && paymentDroppedCopy(droppedPayment)}
      </StatusText>
    </div>
  );
}

/** «¿Con cuánto pagas?», for the courier's change (decision H6). */
export function CashOption({ total }: { total: Cents }) {
  const { cash, otherCash, isCashDropped, type, chooseCash, dropCash } = useOrderOptions();
  const read = readTypedCash({ cash, otherCash }, total);
  // Not for a field that was there before: it would take the focus of the whole cart.
  const [isOtherTapped, setOtherTapped] = useState(false);
  const isExceeded = read.kind === 'exceeded';
  useEffect(() => {
    if (isExceeded) dropCash();
  }, [isExceeded, dropCash]);

  const sums = cashChoices(total);
  // A sum that was chosen for another total stays visible.
  const shown = typeof cash === 'number' && !isExceeded && !sums.includes(cash) ? [...sums, cash] : sums;
  const typed = readMoney(otherCash);
  return (
    <div className={styles.fields}>
      <ChoiceChips
        label="¿Con cuánto pagas?"
        chosen={cash === null ? null : String(cash)}
        onChoose={(key) => {
          setOtherTapped(key === 'other');
          chooseCash(key === 'exact' || key === 'other' ? key : sumOf(key, shown));
        }}
        choices={[
          { key: 'exact', label: 'Exacto' },
          ...shown.map((sum) => ({ key: String(sum), label: moneyText(sum) })),
          { key: 'other', label: 'Otra cantidad' },
        ]}
      />
      <StatusText tone="failure" className={styles.dropped}>
        {isCashDropped && cashDroppedCopy(total)}
      </StatusText>
      {cash === 'other' && (
        <MoneyField
          name="paga_con"
          label="Otra cantidad"
          ref={isOtherTapped ? focusField : undefined}
          value={otherCash}
          cents={typed.kind === 'amount' ? typed.amount : undefined}
          error={read.kind === 'refused' ? read.sentence : undefined}
          onChange={({ target }) => type({ otherCash: target.value })}
        />
      )}
    </div>
  );
}

const sumOf = (key: string | null, sums: readonly Cents[]): Cents | null =>
  sums.find((sum) => String(sum) === key) ?? null;
