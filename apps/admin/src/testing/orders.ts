import { long } from './longMenu.ts';

/** Orders as the backend tells them, shortly before {@link exampleNow}. */

const delivery = {
  nombre: 'Cliente ·· 4321',
  telefono_usuario: '5587654321',
  direccion_entrega: 'Colima 5, Roma Nte., 06700 Ciudad de México, int. 2, portón azul',
  metodo_pago: 'efectivo',
};

/** What a customer adds to an order. */
export const options = {
  nombre: 'Lupita Hernández',
  posicion: { lat: 19.4187, lng: -99.1606 },
  paga_con: 500,
  nota_pedido: 'Sin nuez, por favor: alergia.',
};

const minutesAgo = (minutes: number) =>
  new Date(Date.parse('2026-11-20T19:40:00-06:00') - minutes * 60_000).toISOString();

/** Two crepas with an extra, and a combo. */
export const orderDetails = {
  ...delivery,
  id_pedido: 7,
  total: 445,
  fecha_pedido: '2026-11-20T19:05:00-06:00',
  estado: 0,
  etapa: 'aceptado',
  minutos: 35,
  version: 0,
  detalles: [
    {
      id_detalle: 1,
      id_producto: 3,
      ids_extras: [1],
      ids_crepas: [],
      imagen: '',
      producto: { nombre: 'Plátano con chocolate', precio: 85 },
      cantidad: 2,
      combo: null,
      extras: 'Fresas',
      precio_total_extras: 36,
    },
    {
      id_detalle: 2,
      id_producto: 7,
      ids_extras: [],
      ids_crepas: [1, 2, 3],
      imagen: '',
      producto: { nombre: 'Trío Crepatlán', precio: 239 },
      cantidad: 1,
      combo: 'Cajeta con nuez, Avellana con fresas, Plátano con chocolate',
      extras: null,
      precio_total_extras: 0,
    },
  ],
};

/** With the longest words and sums that a shop and its customers may enter. */
export const longOrderDetails = {
  ...orderDetails,
  id_pedido: 123_456,
  nombre: long.product,
  direccion_entrega: `${long.word} 5, ${long.product}`,
  total: long.cents / 100,
  paga_con: 20_000,
  nota_pedido: `${long.word}. ${long.product}.`,
  detalles: orderDetails.detalles.map((line) => ({
    ...line,
    producto: { ...line.producto, nombre: long.product },
    ...(line.extras !== null && { extras: long.product }),
  })),
};

const { detalles: _, ...activeOrder } = orderDetails;

/** On the way: with a pin and cash, without a pin, and paid by card. */
export const rides = [
  { ...activeOrder, ...options, id_pedido: 3, total: 354, etapa: 'en_camino', fecha_pedido: minutesAgo(50) },
  { ...activeOrder, id_pedido: 4, total: 194, etapa: 'en_camino', fecha_pedido: minutesAgo(35) },
  {
    ...activeOrder,
    id_pedido: 5,
    total: 239,
    metodo_pago: 'tarjeta',
    etapa: 'preparando',
    fecha_pedido: minutesAgo(20),
  },
];
export const longRides = rides.map((ride, place) => ({
  ...ride,
  nombre: long.product,
  direccion_entrega: `${long.word} ${place}, ${long.product}`,
  nota_pedido: `${long.word}. ${long.product}.`,
  total: long.cents / 100,
  paga_con: 20_000,
  id_pedido: 123_456 + place,
}));
