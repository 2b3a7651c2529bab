import type { Cart } from './cart.ts';
import { draftLines, type OrderDraft, type OrderDraftLine } from './orderDraft.ts';

/**
 * Every value of an order as one text: equal for equal orders, whatever order their fields are in. One of the two may
 * come from storage. The text is for comparing and for the order's key (decision O5); it is not sent.
 */
export const orderText = (order: OrderDraft): string =>
  JSON.stringify({ ...order, lines: order.lines.map(withJoinedNames) }, (_, part: unknown) =>
    Object(part) === part && !Array.isArray(part) ? Object.entries(part as object).sort() : part,
  );

/** The same lines for the same customer at the same address. */
export const isSameOrder = (a: OrderDraft, b: OrderDraft): boolean => orderText(a) === orderText(b);

/** Whether an order asks for exactly what is in the cart, wherever it is delivered. */
export const isOrderOf = (cart: Cart, order: OrderDraft): boolean =>
  isSameOrder(order, { ...order, lines: draftLines(cart) });

/** As the wire has them: a name that contains a comma cannot be told apart when it is read back. */
const withJoinedNames = ({ crepas, ...line }: OrderDraftLine) => ({
  ...line,
  ids: crepas.map(({ id }) => id),
  names: crepas.map(({ name }) => name).join(', '),
});
