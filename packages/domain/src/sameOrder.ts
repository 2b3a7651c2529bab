import type { Cart } from './cart.ts';
import { draftLines, type OrderDraft, type OrderDraftLine } from './orderDraft.ts';

/**
 * Every value of an order as one text: equal for equal orders, whatever order their fields are in. One of the two may
 * come from storage. The text is for comparing and for the order's key (decision O5); it is not sent.
 */
export const orderText = ({ phone, deliveryAddress, total, lines }: OrderDraft): string =>
  JSON.stringify([phone, deliveryAddress, total, linesText(lines)]);

/** The same lines for the same customer at the same address. */
export const isSameOrder = (a: OrderDraft, b: OrderDraft): boolean => orderText(a) === orderText(b);

/** Whether an order asks for exactly what is in the cart, wherever it is delivered. */
export const isOrderOf = (cart: Cart, order: OrderDraft): boolean =>
  linesText(draftLines(cart)) === linesText(order.lines);

const linesText = (lines: readonly OrderDraftLine[]) => JSON.stringify(lines.map(lineValues));

const lineValues = (line: OrderDraftLine) => [
  line.productId,
  line.quantity,
  line.unitPrice,
  line.extras.map(({ id, name, description, price, available }) => [id, name, description, price, available]),
  line.crepas.map(({ id }) => id),
  // Joined, as the wire has them: a name that contains a comma cannot be told apart when it is read back.
  line.crepas.map(({ name }) => name).join(', '),
  line.extrasTotal,
  line.imageUrl,
];
