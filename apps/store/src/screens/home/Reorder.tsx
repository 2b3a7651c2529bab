import type { PastLine } from '@crepas/domain/reorder';
import { Notice, PastOrderCard, ScrollRow, Section } from '@crepas/ui';
import { usePastOrders } from '../../queries/pastOrders.ts';
import { reorderTitle } from './reorderTitle.ts';
import { useReorder } from './useReorder.ts';

/** The customer's last orders; a tap puts one into the cart, by the menu of today. */
export function Reorder() {
  const orders = usePastOrders();
  const { busyId, news, order } = useReorder();
  if (orders.length === 0) return null;
  return (
    <Section title={reorderTitle}>
      <ScrollRow label={reorderTitle}>
        {orders.map((past) => (
          <PastOrderCard
            key={past.id}
            names={past.lines.map(nameOf).join(', ')}
            pictures={past.lines.map(({ product }) => ({ src: product.imageUrl }))}
            busy={busyId === past.id}
            onOrder={() => void order(past)}
          />
        ))}
      </ScrollRow>
      <Notice tone={news?.kind}>{news?.text}</Notice>
    </Section>
  );
}

const nameOf = ({ quantity, product }: PastLine) =>
  quantity > 1 ? `${quantity} ${product.name}` : product.name;
