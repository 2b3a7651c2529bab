import type { OrderDetailLine, OrderId, ProductId } from '@crepas/domain';
import { List } from '@crepas/ui';
import { useOrderDetails } from '../../../queries/orderDetails.ts';
import { useHasFeature } from '../../../queries/shop.ts';
import { SellOutLine } from './SellOutLine.tsx';

export type SellOutLinesProps = { readonly order: OrderId };

type Line = OrderDetailLine & { readonly productId: ProductId };

/** «Agotado hoy» for the products of an order: a cook notices at the stove. Nothing on a server without it. */
export function SellOutLines({ order }: SellOutLinesProps) {
  const { data } = useOrderDetails(order);
  const isOffered = useHasFeature('agotado');
  const lines = (data?.lines ?? []).filter((line): line is Line => line.productId !== undefined);
  const products = new Map(lines.map(({ productId, productName }) => [productId, productName]));
  if (!isOffered || products.size === 0) return null;
  return (
    <section aria-labelledby="agotado">
      <h3 id="agotado">¿Se acabó algo?</h3>
      <List>
        {[...products].map(([id, name]) => (
          <SellOutLine key={id} id={id} name={name} />
        ))}
      </List>
    </section>
  );
}
