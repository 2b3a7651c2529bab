import { knownDelivery, knownOrder } from '../support/orderDetails.ts';
import { tap } from '../support/tap.ts';
import { answers, long, sees, shopSays, taps, type Visits } from './screenState.ts';

const change = {
  version: 1,
  cuando: '2026-11-21T20:00:00-06:00',
  motivo: `Se acabó ${long.product}`,
  total_antes: long.pesos,
  total_ahora: 445,
  cambios: [
    { que: 'producto', nombre: long.product, hecho: long.word, antes: 50, ahora: 0 },
    { que: 'producto', nombre: 'Trío Crepatlán', antes: 0, ahora: 1 },
    { que: 'nota' },
  ],
};
const order = {
  ...knownOrder,
  ...knownDelivery,
  version: 1,
  cambios_pedido: [change],
  detalles: knownOrder.detalles.map((line, place) => ({
    ...line,
    id_producto: place + 1,
    ids_extras: line.extras === null ? [] : [1],
    ids_crepas: place === 1 ? [1, 2, 3] : [],
  })),
};
const revision = {
  cambio: change,
  quien: `${long.word}@crepas.example`,
  antes: { ...order, total: long.pesos, nota_pedido: long.word },
};

const given = [
  shopSays({
    pagos: ['efectivo', 'tarjeta', 'transferencia'],
    extensiones: ['captura', 'cambiar', 'posicion', 'nota_pedido', 'nombre', 'paga_con', 'pagos'],
  }),
  answers('**/api/order-details/7', order),
  answers('**/api/orders/7/revisiones', [revision]),
  answers('**/api/active-orders', [
    { ...knownDelivery, id_pedido: 7, total: 445, etapa: 'aceptado', minutos: 35, version: 1 },
  ]),
];
/** An order that staff changed, whose owner reads what it was before. */
export const changedOrder: Visits = {
  path: '/orders',
  given,
  states: {
    'a changed order, as its owner reads it': [
      taps('button', 'Detalles del pedido #7'),
      (page) => tap(page.getByText('Cómo estaba antes')),
      sees(`Nota: ${long.word}`),
    ],
  },
};
