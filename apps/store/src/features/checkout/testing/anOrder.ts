import { centsFromPesos, type OrderPayload, parsePhone, productId } from '@crepas/domain';

const phone = parsePhone('5512345678');

/** For tests: one crepa at this price, in pesos. */
export function anOrder(pesos = 89): OrderPayload {
  if (phone === null) throw new Error('not a phone number');
  const price = centsFromPesos(pesos);
  return {
    phone,
    deliveryAddress: 'Av. Juárez 10, 4B, portón azul',
    fulfilment: 'delivery',
    payment: 'cash',
    total: price,
    lines: [
      {
        productId: productId(1),
        quantity: 1,
        unitPrice: price,
        extras: [],
        crepas: [],
        extrasTotal: centsFromPesos(0),
        imageUrl: '/crepa.webp',
      },
    ],
  };
}
