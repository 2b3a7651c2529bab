import type { OrderPayload } from '@crepas/api';

/** For tests: one crepa at this price, in pesos. */
export const anOrder = (total = 89): OrderPayload => ({
  telefono_usuario: '5512345678',
  direccion_entrega: 'Av. Juárez 10, 4B, portón azul',
  metodo_pago: 'efectivo',
  total,
  notas: '',
  productos: [
    {
      id_producto: 1,
      cantidad: 1,
      precio_unitario: total,
      extras: null,
      extras_full: [],
      combo: null,
      precio_total_extras: 0,
      imagen: '/crepa.webp',
    },
  ],
});
