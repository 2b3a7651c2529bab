import { apiErrorCopy } from '@crepas/api';
import type { ProductId } from '@crepas/domain';
import { Button, StatusText } from '@crepas/ui';
import { useProduct } from '../../../queries/products.ts';
import { useSetProductSoldOut } from '../../../queries/soldOut.ts';
import { soldOutCopy } from '../../../shop/soldOutCopy.ts';
import { useShopNow } from '../../../shop/useShopNow.ts';
import styles from './Board.module.css';

export type SellOutLineProps = { readonly id: ProductId; readonly name: string };

/** One product of an order. The result shows here, because the page behind the dialog is inert. */
export function SellOutLine({ id, name }: SellOutLineProps) {
  const now = useShopNow();
  const { data: product } = useProduct(id);
  const { mutate, data: changed, isPending, error } = useSetProductSoldOut();
  // A product that was deleted cannot be sold out.
  if (!now || !product) return null;
  const until = changed ? (changed.soldOutUntil ?? undefined) : product.soldOutUntil;
  const back = soldOutCopy(until, now);
  const label = back === null ? 'Agotado hoy' : 'Ya hay';
  return (
    <li className={styles.sellOut}>
      <span className={styles.sellOutName}>{name}</span>
      <Button
        kind="secondary"
        busy={isPending}
        aria-label={`${label}: ${name}`}
        onClick={() => mutate({ id, isSoldOut: back === null })}
      >
        {label}
      </Button>
      <StatusText tone={error ? 'failure' : 'success'} className={styles.sellOutResult}>
        {error ? apiErrorCopy(error) : back !== null && `Agotado hoy. ${back}`}
      </StatusText>
    </li>
  );
}
