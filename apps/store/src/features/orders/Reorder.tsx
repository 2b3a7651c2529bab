import type { PastLine } from '@crepas/domain';
import { Notice, PastOrderCard, ScrollRow, Section } from '@crepas/ui';
import { paths } from '../../shared/paths.ts';
import { usePastOrders } from './pastOrders.ts';
import { useReorder } from './useReorder.ts';

/** The customer's last orders; a tap puts one into the cart, by the menu of today. */
export function Reorder() {
  const orders = usePastOrders();
  const { busyId, result, order } = useReorder(orders, paths.home);
  if (orders.length === 0) return null;
  return (
    <Section title="Pedir otra vez">
      <ScrollRow label="Pedir otra vez">
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
      <Notice tone={result?.kind}>{result?.text}</Notice>
    </Section>
  );
}

const nameOf = ({ quantity, product }: PastLine) =>
  quantity > 1 ? `${quantity} ${product.name}` : product.name;
