import type { Extra, ExtraId, OrderId, ProductId } from '@crepas/domain';
import { List } from '@crepas/ui';
import { paths } from '../../../paths.ts';
import { useExtras } from '../../../queries/extras.ts';
import { useOrderDetails } from '../../../queries/orderDetails.ts';
import { useProduct } from '../../../queries/products.ts';
import { useHasFeature } from '../../../queries/shop.ts';
import { useSetExtraSoldOut, useSetProductSoldOut } from '../../../queries/soldOut.ts';
import styles from './Board.module.css';
import { SellOutLine } from './SellOutLine.tsx';
import { usedUpIn } from './usedUpIn.ts';

export type SellOutLinesProps = {
  readonly order: OrderId;
  readonly version: number | undefined;
  /** Whether another product may replace one that is sold out. */
  readonly canSwap: boolean;
};

/**
 * «Agotado hoy» for what an order is made of: a cook notices at the stove. Nothing on a server without it. What was
 * deleted cannot be sold out.
 */
export function SellOutLines({ order, version, canSwap }: SellOutLinesProps) {
  const { data } = useOrderDetails(order, version);
  const isOffered = useHasFeature('agotado');
  const { products, extras } = usedUpIn(data?.lines ?? []);
  if (!isOffered || products.length + extras.length === 0) return null;
  return (
    <section aria-labelledby="agotado" className={styles.usedUp}>
      <h3 id="agotado">¿Se acabó algo?</h3>
      <List>
        {products.map((id) => (
          <ProductLine key={`product ${id}`} id={id} order={canSwap ? order : null} />
        ))}
        {extras.length > 0 && <ExtraLines ids={extras} />}
      </List>
    </section>
  );
}

function ProductLine({ id, order }: { readonly id: ProductId; readonly order: OrderId | null }) {
  const { data: product } = useProduct(id);
  const { mutate, data: changed, isPending, error } = useSetProductSoldOut();
  if (!product) return null;
  return (
    <SellOutLine
      name={product.name}
      soldOutUntil={changed ? (changed.soldOutUntil ?? undefined) : product.soldOutUntil}
      isPending={isPending}
      error={error}
      onChange={(isSoldOut) => mutate({ id, isSoldOut })}
      swap={order === null ? undefined : paths.changeOrder(order, id)}
    />
  );
}

function ExtraLines({ ids }: { readonly ids: readonly ExtraId[] }) {
  const { data: extras = [] } = useExtras();
  return extras
    .filter(({ id }) => ids.includes(id))
    .map((extra) => <ExtraLine key={`extra ${extra.id}`} extra={extra} />);
}

function ExtraLine({ extra: { id, name, soldOutUntil } }: { readonly extra: Extra }) {
  const { mutate, isPending, error } = useSetExtraSoldOut();
  return (
    <SellOutLine
      // A product may have the same name.
      name={`${name} (extra)`}
      soldOutUntil={soldOutUntil}
      isPending={isPending}
      error={error}
      onChange={(isSoldOut) => mutate({ id, isSoldOut })}
    />
  );
}
