import type { PaymentMethod } from '@crepas/domain';
import { paymentLabel } from '@crepas/domain';
import { ChoiceChips, StatusText } from '@crepas/ui';
import { useEffect } from 'react';
import { paymentDroppedCopy } from '../../../shared/copy/payment.ts';
import { useFulfilment } from '../../address/index.ts';
import { useOrderOptions } from '../orderOptions.ts';
import styles from './OrderOptions.module.css';

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
