import type { Cart } from '../cart/cart.ts';
import { type OrderDraftLine, type OrderPayload, payloadLines } from './orderPayload.ts';

/**
 * A text with every value of an order: equal for equal orders, regardless of the order of their fields. One
 * of the two may come from storage. The text is used for comparisons and for the order's key (decision O5);
 * it is not sent.
 */
export const orderText = (order: OrderPayload): string =>
  JSON.stringify({ ...order, lines: order.lines.map(withJoinedNames) }, (_, part: unknown) =>
    Object(part) === part && !Array.isArray(part) ? Object.entries(part as object).sort() : part,
  );

/** The same lines for the same customer at the same address. */
export const isSameOrder = (a: OrderPayload, b: OrderPayload): boolean => orderText(a) === orderText(b);

/** Whether an order has exactly the lines of the cart, whatever its address. */
export const isOrderOf = (cart: Cart, order: OrderPayload): boolean =>
  isSameOrder(order, { ...order, lines: payloadLines(cart) });

/** In wire form: when it is decoded, a comma inside a name looks like a separator. */
const withJoinedNames = ({ crepas, ...line }: OrderDraftLine) => ({
  ...line,
  ids: crepas.map(({ id }) => id),
  names: crepas.map(({ name }) => name).join(', '),
});
