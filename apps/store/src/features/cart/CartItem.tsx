import {
  decrease,
  groupText,
  increase,
  type CartLine as Line,
  type LineComparison,
  lineTotal,
  type MenuMoment,
  maxQuantity,
} from '@crepas/domain';
import { CartLine } from '@crepas/ui';
import { useCart } from '../../shared/cart/cart.ts';
import { limitCopy } from '../../shared/copy/availability.ts';
import { paths } from '../../shared/paths.ts';
import { afterPaint } from '../../shared/schedule.ts';
import { orderChangeCopy } from '../checkout/index.ts';

const limit = { max: maxQuantity, reason: limitCopy };

type CartItemProps = { line: Line; comparison: LineComparison; moment: MenuMoment; onDelete: () => void };

export function CartItem({ line, comparison: { changes, isOnMenu, now }, moment, onDelete }: CartItemProps) {
  const { key, product, quantity } = line;
  const step = (by: typeof increase) => () =>
    afterPaint(() => useCart.getState().change((cart) => by(cart, key)));
  const total = lineTotal(now ?? line);
  const former = lineTotal(line);
  return (
    <CartLine
      name={product.name}
      picture={{ src: product.imageUrl }}
      contents={line.crepas.map(({ name }) => name)}
      choices={line.groups.map((group) => groupText(group))}
      extras={line.extras.map(({ name }) => name)}
      quantity={quantity}
      limit={limit}
      totalCents={total}
      formerTotalCents={total === former ? undefined : former}
      unavailable={now === null}
      note={changes.map((change) => orderChangeCopy(change, [line], moment)).join(' ')}
      edit={isOnMenu ? { to: paths.editLine(line), state: { from: window.location.pathname } } : undefined}
      onDecrease={step(decrease)}
      onIncrease={step(increase)}
      onDelete={onDelete}
    />
  );
}
