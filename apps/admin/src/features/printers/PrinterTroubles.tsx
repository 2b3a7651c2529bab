import type { Printer } from '@crepas/domain';
import { WarningIcon } from '@crepas/ui';
import { useEffect } from 'react';
import { troubleCopy } from '../../shared/printerCopy.ts';
import styles from './PrinterTroubles.module.css';
import { useLateTickets, usePrinters } from './printers.ts';

const isOn = ({ isPaused }: Printer) => !isPaused;

/** The printers that do not print, and the orders that wait for them. It stays mounted, for screen readers. */
export function PrinterTroubles() {
  const { data } = usePrinters();
  const troubles = (data ?? []).flatMap((printer) => troubleCopy(printer) ?? []);

  useEffect(() => {
    useLateTickets.setState({ orders: data?.filter(isOn).flatMap(({ lateOrders }) => lateOrders) ?? [] });
  }, [data]);

  return (
    <div role="status" className={styles.root}>
      {troubles.map((trouble) => (
        <p key={trouble}>
          <WarningIcon />
          <span>{trouble}</span>
        </p>
      ))}
    </div>
  );
}
