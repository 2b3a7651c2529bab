import { orderId } from '@crepas/domain';
import { followedOrders } from '../features/orders/followedOrdersStorage.ts';

/** Order 9 by transfer as `GET /order-details/9` answers it: $380.00 since staff changed it. */
export const aTransferOrder = (changes: object = {}) => ({
  id_pedido: 9,
  total: 380,
  fecha_pedido: '2026-11-20T19:40:00-06:00',
  estado: 0,
  etapa: 'recibido',
  telefono_usuario: '5512345678',
  direccion_entrega: 'Orizaba 101, Roma Norte',
  metodo_pago: 'transferencia',
  detalles: [
    {
      id_detalle: 1,
      imagen: '',
      producto: { nombre: 'Cajeta con nuez', precio: 95 },
      cantidad: 4,
      combo: null,
      extras: null,
    },
  ],
  ...changes,
});

/** The fields of a shop that takes transfers, in `GET /shop`. */
export const transferTerms = {
  pagos: ['efectivo', 'transferencia'],
  transferencia: { banco: 'Banco Uno', clabe: '032180000118359719', titular: 'Crepas Lupita' },
};

/** As after an earlier visit, when these orders were active. */
export const followOrders = (...ids: readonly number[]): void => followedOrders.save(ids.map(orderId));
