import type { Cents } from '@crepas/domain';
import { useQuery } from '@tanstack/react-query';
import { AboutLinks } from '../../about/AboutLinks.tsx';
import { shopQuery } from '../../queries/shop.ts';
import { CashOption } from './CashOption.tsx';
import { NoteOption } from './NoteOption.tsx';
import styles from './OrderOptions.module.css';
import { RecipientOption } from './RecipientOption.tsx';

/** What a customer may add to an order: the fields that this server supports. Below the total, where they move nothing. */
export function OrderOptions({ total }: { total: Cents }) {
  // Only observed: `followShop` asks the server.
  const { data: reading } = useQuery({ ...shopQuery, enabled: false });
  const features = reading?.shop.features ?? [];
  return (
    <div className={styles.root}>
      {features.includes('paga_con') && <CashOption total={total} />}
      {features.includes('nota_pedido') && <NoteOption />}
      {features.includes('nombre') && <RecipientOption />}
      {/* Not before the fields above it: they would move it. */}
      {reading !== undefined && <AboutLinks />}
    </div>
  );
}
