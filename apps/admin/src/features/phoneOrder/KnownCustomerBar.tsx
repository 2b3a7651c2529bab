import { apiErrorCopy } from '@crepas/api';
import { formatDateTime, type KnownCustomer, makingTexts, pastOrderOf } from '@crepas/domain';
import { Button, Card, Loading, StatusText, Text } from '@crepas/ui';
import { useShopWords } from '../../shared/shop/shop.ts';
import { isSecondClick } from '../orders/index.ts';
import styles from './form/OrderForm.module.css';

export type KnownCustomerBarProps = {
  readonly customer: KnownCustomer | undefined;
  readonly error: Error | null;
  readonly isReordering: boolean;
  readonly onReorder: () => void;
};

export function KnownCustomerBar({ customer, error, isReordering, onReorder }: KnownCustomerBarProps) {
  const { timeZone } = useShopWords();
  if (error) return <StatusText tone="failure">{apiErrorCopy(error)}</StatusText>;
  if (!customer) return <Loading label="Buscando sus pedidos…" />;
  const { last, name } = customer;
  if (!last) return <Text tone="secondary">Es su primer pedido.</Text>;
  return (
    <Card className={styles.known}>
      <p>
        <strong>{name ?? 'Ya pidió antes'}</strong>
        {last.placedAt && <span>{` · último pedido ${formatDateTime(last.placedAt, timeZone)}`}</span>}
      </p>
      <ul>
        {last.lines.map((line) => (
          <li
            key={line.id}
          >{`${line.quantity} × ${[line.productName, ...makingTexts(line)].join(' · ')}`}</li>
        ))}
      </ul>
      {pastOrderOf(last) && (
        <Button kind="secondary" busy={isReordering} onClick={(event) => isSecondClick(event) || onReorder()}>
          Lo mismo
        </Button>
      )}
    </Card>
  );
}
