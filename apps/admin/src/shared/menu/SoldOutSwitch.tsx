import type { SoldOut } from '@crepas/api';
import type { Instant } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { useShopNow } from '../shop/useShopNow.ts';
import styles from './SoldOutSwitch.module.css';
import { type SoldOutChange, sellOut, soldOutCopy } from './soldOut.ts';

type Item<Id> = { readonly id: Id; readonly name: string; readonly soldOutUntil?: Instant };

/** When the item is back; null while it can be had, and on a server without «Agotado hoy». */
export function useSoldOutText({ soldOutUntil }: Pick<Item<unknown>, 'soldOutUntil'>): string | null {
  const now = useShopNow();
  return now?.shop.features.includes('agotado') ? soldOutCopy(soldOutUntil, now) : null;
}

/** «Agotado hoy», and when the item is back; nothing while it can be had. */
export function SoldOutNote({ item }: { readonly item: Item<unknown> }) {
  const text = useSoldOutText(item);
  if (text === null) return null;
  return (
    <span className={styles.note}>
      <strong>Agotado hoy</strong> <span>{text}</span>
    </span>
  );
}

export type SoldOutSwitchProps<Id> = {
  readonly item: Item<Id>;
  readonly change: {
    readonly mutateAsync: (change: SoldOutChange<Id>) => Promise<SoldOut>;
    readonly isPending: boolean;
  };
};

/** The button that marks an extra or an option as sold out until tomorrow, or brings it back; nothing on a server without it. */
export function SoldOutSwitch<Id>({ item, change }: SoldOutSwitchProps<Id>) {
  const { id, name, soldOutUntil } = item;
  const now = useShopNow();
  if (!now?.shop.features.includes('agotado')) return null;
  const isSoldOut = soldOutCopy(soldOutUntil, now) !== null;
  const label = isSoldOut ? 'Ya hay' : 'Agotado hoy';
  return (
    <Button
      kind="secondary"
      busy={change.isPending}
      aria-label={`${label}: ${name}`}
      onClick={() => void sellOut(change.mutateAsync, { id, isSoldOut: !isSoldOut }, name, now)}
    >
      {label}
    </Button>
  );
}
