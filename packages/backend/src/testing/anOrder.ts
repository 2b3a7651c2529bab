import type { OrderBody } from '@crepas/api';
import type { OrderOptions } from '@crepas/domain';

export const phone = '5512345678';

export const noOptions: OrderOptions = {
  position: null,
  cashGiven: null,
  note: null,
  recipient: null,
  scheduledFor: null,
};

type Line = OrderBody['productos'][number];

/** Default: one Nutella of {@link smallMenu}. */
export const aLine = (changes: Partial<Line> = {}): Line => ({
  id_producto: 1,
  cantidad: 1,
  precio_unitario: 65,
  extras: null,
  extras_full: [],
  combo: null,
  precio_total_extras: 0,
  imagen: '/nutella.webp',
  ...changes,
});

/** Default: an order of one Nutella, with the sum of its lines as total. */
export function anOrder(changes: Partial<OrderBody> = {}): OrderBody {
  const productos = changes.productos ?? [aLine()];
  return {
    telefono_usuario: phone,
    direccion_entrega: 'Av. Juárez 10, Centro, 4 B, portón verde',
    metodo_pago: 'efectivo',
    total: productos.reduce(
      (sum, line) => sum + line.precio_unitario * line.cantidad + line.precio_total_extras,
      0,
    ),
    notas: '',
    productos,
    ...changes,
  };
}

export const nuez = {
  id_ingrediente: 1,
  nombre: 'Nuez',
  descripcion: '',
  precio_extra: 12.5,
  disponible: 1,
} as const;
