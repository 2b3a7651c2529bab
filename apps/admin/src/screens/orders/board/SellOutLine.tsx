import { apiErrorCopy } from '@crepas/api';
import type { Instant } from '@crepas/domain/shop';
import { Button, ButtonLink, StatusText } from '@crepas/ui';
import { soldOutCopy } from '../../../shop/soldOutCopy.ts';
import { useShopNow } from '../../../shop/useShopNow.ts';
import styles from './Board.module.css';

export type SellOutLineProps = {
  readonly name: string;
  readonly soldOutUntil: Instant | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onChange: (isSoldOut: boolean) => void;
  /** Where another product is chosen instead; only of one that is sold out. */
  readonly swap?: string | undefined;
};

/** One product or extra of an order. The result shows here, because the page behind the dialog is inert. */
export function SellOutLine({ name, soldOutUntil, isPending, error, onChange, swap }: SellOutLineProps) {
  const now = useShopNow();
  if (!now) return null;
  const back = soldOutCopy(soldOutUntil, now);
  const label = back === null ? 'Agotado hoy' : 'Ya hay';
  return (
    <li className={styles.sellOut}>
      <span className={styles.sellOutName}>{name}</span>
      <Button
        kind="secondary"
        busy={isPending}
        aria-label={`${label}: ${name}`}
        onClick={() => onChange(back === null)}
      >
        {label}
      </Button>
      {swap !== undefined && back !== null && (
        <ButtonLink kind="secondary" to={swap} aria-label={`Cambiar ${name} por otro producto`}>
          Cambiar por…
        </ButtonLink>
      )}
      <StatusText tone={error ? 'failure' : 'success'} className={styles.sellOutResult}>
        {error ? apiErrorCopy(error) : back !== null && `Agotado hoy. ${back}`}
      </StatusText>
    </li>
  );
}
