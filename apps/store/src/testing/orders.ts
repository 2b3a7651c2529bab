import type { Shop } from '@crepas/api';
import { exampleMenu } from '@crepas/api/testing';
import { customerPhone } from './customers.ts';

/** Orders as the server answers them, for stories of whole screens. */

const placedAt = '2026-11-20T19:30:00-06:00';
const picture = (index: number) => exampleMenu.products[index]?.imageUrl ?? '';

/** Order 9 in the list of the customer's active orders. */
export const activeOrder = (changes: object = {}) => ({
  id_pedido: 9,
  total: 185,
  estado: 0,
  etapa: 'en_cocina',
  productos: [0, 1].map((index) => ({ id_producto: index + 1, imagen: picture(index) })),
  ...changes,
});

export const orderLine = (changes: object = {}) => ({
  id_detalle: 1,
  imagen: picture(0),
  producto: { nombre: 'Cajeta con nuez', precio: 85 },
  cantidad: 2,
  combo: null,
  extras: null,
  precio_total_extras: 0,
  ...changes,
});

/** Order 9 as `GET /order-details/9` answers it. */
export const orderDetails = (changes: object = {}) => ({
  id_pedido: 9,
  total: 170,
  estado: 0,
  etapa: 'recibido',
  fecha_pedido: placedAt,
  telefono_usuario: customerPhone,
  direccion_entrega: 'Colima 5, Roma Nte., 5, Portón azul',
  detalles: [orderLine()],
  ...changes,
});

/** Order 9 by transfer: $380.00 since staff changed it. */
export const transferOrder = (changes: object = {}) =>
  orderDetails({
    total: 380,
    metodo_pago: 'transferencia',
    detalles: [orderLine({ producto: { nombre: 'Cajeta con nuez', precio: 95 }, cantidad: 4 })],
    ...changes,
  });

/** The settings of a shop that takes transfers, whose server has `pagos`. */
export const takesTransfers: Pick<Shop, 'payments' | 'transfer'> = {
  payments: ['cash', 'transfer'],
  transfer: { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Crepas Lupita' },
};

/** The fields of an order for tomorrow at 8:30 p.m., whose preparation begins 45 minutes before. */
export const forTomorrow = {
  para: '2026-11-22T02:30:00.000Z',
  preparar_desde: '2026-11-22T01:45:00.000Z',
  en_espera: true,
};

/** What `POST /orders` answers. */
export const placedOrder = { id_pedido: 9, total: 170, estado: 0, fecha_pedido: placedAt };
