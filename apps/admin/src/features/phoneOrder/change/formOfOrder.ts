import {
  addToCart,
  blankProduct,
  type Cart,
  type Cents,
  emptyCart,
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
