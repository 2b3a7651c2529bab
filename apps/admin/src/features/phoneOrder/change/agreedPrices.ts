import {
  addToCart,
  blankProduct,
  type Cart,
  type CartLine,
  type Cents,
  emptyCart,
  type FreshMenu,
  type OrderDetailLine,
  type OrderDetails,
  pesosFromCents,
  productId,
  withIds,
} from '@crepas/domain';
import { emptyForm, type OrderForm } from '../form/orderForm.ts';

/** What was ordered, at the prices that were agreed. Null for an order of a server that tells no ids. */
export function formOfOrder({ lines, delivery }: OrderDetails): OrderForm | null {
  if (delivery === null || lines.some((line) => line.productId === undefined)) return null;
  return {
    ...emptyForm,
    name: delivery.customerName ?? '',
    lines: lines.reduce(withLine, emptyCart),
    fulfilment: delivery.fulfilment,
    address: delivery.fulfilment === 'pickup' ? '' : delivery.deliveryAddress,
    position: delivery.position,
    pinnedAddress: delivery.deliveryAddress,
    payment: typeof delivery.payment === 'string' ? delivery.payment : null,
    cash: delivery.cashGiven === null ? '' : String(pesosFromCents(delivery.cashGiven)),
    note: delivery.note ?? '',
  };
}

function withLine(cart: Cart, line: OrderDetailLine): Cart {
  const [extras, crepas] = [withIds(line.extras), withIds(line.crepas)];
  const product = {
    ...blankProduct,
    id: line.productId ?? productId(0),
    name: line.productName,
    price: line.unitPrice,
    imageUrl: line.imageUrl,
    isCombo: crepas.length > 0,
  };
  return addToCart(cart, {
    product,
    quantity: line.quantity,
    // Only the sum of the extras is known: the first one has it. A changed line gets each price (`chargedLines`).
    extras: extras.map((extra, place) => ({
      ...extra,
      description: '',
      price: (place === 0 ? line.extrasTotal / line.quantity : 0) as Cents,
      available: true,
    })),
    crepas: crepas.map((crepa) => ({ ...product, ...crepa, isCombo: false })),
  });
}

/** The products of today's menu, with the extras of each. */
type TodaysProducts = FreshMenu['products'];

/** What a line was sold as: the server keeps its price in the same or a smaller number (`priceOrder`). */
export const soldLine = (line: CartLine, sold: Cart): CartLine | undefined =>
  sold.find(({ key, quantity }) => key === line.key && line.quantity <= quantity);

/** The lines at the prices that the server charges for a change: those that were agreed, and today's for the rest. */
export const chargedLines = (lines: Cart, sold: Cart, today: TodaysProducts): Cart =>
  lines.map((line) => {
    const agreed = soldLine(line, sold);
    return agreed ? { ...agreed, quantity: line.quantity } : atTodaysPrices(line, today);
  });

/** A product or an extra that is not on the menu stays as it is: the server refuses it by name. */
function atTodaysPrices(line: CartLine, today: TodaysProducts): CartLine {
  const found = today.find(({ id }) => id === line.product.id);
  if (!found?.now) return line;
  const extras = line.extras.map((extra) => found.extras.find(({ id }) => id === extra.id) ?? extra);
  return { ...line, product: found.now, extras };
}
