import { knownDelivery, knownOrder } from '../../support/orderDetails.ts';
import { tap } from '../../support/tap.ts';
import { answers, fills, long, sees, seesRole, shopSays, taps, type Visits } from '../screenState.ts';

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
  answers('**/api/clientes/*', {
    nombre: long.product,
    direcciones: [
      { direccion_entrega: knownDelivery.direccion_entrega },
      { direccion_entrega: `${long.word} 5, ${long.word}` },
    ],
    ultimo: { ...order, nombre: long.product },
  }),
  answers('**/api/active-orders', [
    { ...knownDelivery, id_pedido: 7, total: 445, etapa: 'aceptado', minutos: 35, version: 1 },
  ]),
];
const knowsTheCustomer = [fills('Teléfono', '5587654321'), seesRole('button', 'Lo mismo')];

export const orderFormVisits: readonly Visits[] = [
  {
    path: '/orders/nuevo',
    given,
    usual: {
      'an order by telephone of a known customer, all wrong': [
        ...knowsTheCustomer,
        fills('Teléfono', '55'),
        fills('Paga con', 'mil'),
        taps('button', /^Tomar pedido/),
        sees('Escribe los 10 dígitos'),
        sees('Agrega por lo menos un producto'),
        ...knowsTheCustomer,
      ],
    },
  },
  {
    path: '/orders/7/cambiar',
    given,
    usual: {
      'a change of an order without a reason': [
        fills('Dirección', ''),
        taps('button', /^Guardar cambio/),
        sees('Escribe el motivo: el cliente lo lee.'),
        sees('Escribe la dirección'),
      ],
    },
  },
  {
    path: '/orders',
    given,
    others: {
      'a changed order, as its owner reads it': [
        taps('button', 'Detalles del pedido #7'),
        (page) => tap(page.getByText('Cómo estaba antes')),
        sees(`Nota: ${long.word}`),
      ],
    },
  },
];
