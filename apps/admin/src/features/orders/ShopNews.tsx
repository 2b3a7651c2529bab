import { Modal, WarningIcon } from '@crepas/ui';
import { useState } from 'react';
import { useBackupTroubles } from '../backups/index.ts';
import { usePrinterTroubles } from '../printers/index.ts';
import { useMayGoOff } from './alarm/screenAwake.ts';
import { unreachedCopy } from './board/boardCopy.ts';
import { useActiveOrders } from './orders.ts';
import styles from './ShopBar.module.css';

/** What is wrong in the shop, said once in one line, which opens. It stays mounted, for screen readers. */
export function ShopNews() {
  const [isOpen, setOpen] = useState(false);
  const { data: orders = [] } = useActiveOrders();
  const troubles = usePrinterTroubles();
  const backupTroubles = useBackupTroubles();
  const mayGoOff = useMayGoOff();
  const news = [
    ...troubles,
    ...unreachedCopy(orders),
    ...backupTroubles,
    ...(mayGoOff
      ? ['La pantalla puede apagarse: en los ajustes de la tableta elige que no se apague sola']
      : []),
  ];
  return (
    <>
      <div role="status" className={styles.news}>
        {news.length > 0 && (
          <button type="button" className={styles.line} onClick={() => setOpen(true)}>
            <WarningIcon />
            <span>{news.join(' · ')}</span>
          </button>
        )}
      </div>
      <Modal open={isOpen} title="Avisos de la tienda" onClose={() => setOpen(false)}>
        <ul className={styles.list}>
          {news.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
