import {
  type ActiveOrder,
  type Cents,
  type OrderDetails,
  orderId,
  productId,
  type StaffOrder,
} from '@crepas/domain';
import { expect, it } from 'vitest';
import { activeOrderToWire, placedOrderToWire, staffOrderToWire } from './order.ts';
import { orderDetailsToWire } from './orderDetails.ts';

/** Clients of the spec rely on exactly these field names. */

const id = orderId(41);
const total = 7550 as Cents;
const placedAt = new Date('2026-11-21T19:05:09Z');
const date = '2026-11-21T13:05:09-06:00';
const delivery = {
  customerName: 'Ana',
  phone: '5512345678',
  deliveryAddress: 'Colima 5',
  fulfilment: 'delivery' as const,
  payment: 'cash' as const,
  position: null,
  cashGiven: null,
  note: null,
};
const deliveryOnWire = {
  nombre: 'Ana',
  telefono_usuario: '5512345678',
  direccion_entrega: 'Colima 5',
  metodo_pago: 'efectivo',
};
const remarks = { minutes: null, reason: null };

it('an order that was placed', () => {
  const placed = { id, total, state: 'active', placedAt } as const;
  const wire = { id_pedido: 41, total: 75.5, estado: 0, fecha_pedido: date };
  expect(placedOrderToWire(placed)).toEqual(wire);
  expect(placedOrderToWire({ ...placed, placedAt: null })).toEqual({ ...wire, fecha_pedido: '' });
});

it('an active order of a customer', () => {
  const items = [{ productId: productId(7), imageUrl: '/f.webp' }];
  const order: ActiveOrder = {
    id,
    total,
    state: 'active',
    stage: 'accepted',
    placedAt,
    fulfilment: 'delivery',
    ...remarks,
    minutes: 35,
    items,
  };
  const wire = { id_pedido: 41, total: 75.5, estado: 0, productos: [{ id_producto: 7, imagen: '/f.webp' }] };
  expect(activeOrderToWire(order)).toEqual({
    ...wire,
    etapa: 'aceptado',
    fecha_pedido: placedOrderToWire({ ...order, placedAt }).fecha_pedido,
    minutos: 35,
  });
  expect(activeOrderToWire({ ...order, stage: null, placedAt: null, minutes: null })).toEqual(wire);
});

it('an order as staff read it', () => {
  const order: StaffOrder = { id, ...delivery, total, stage: 'rejected', placedAt, ...remarks };
  const wire = { id_pedido: 41, ...deliveryOnWire, total: 75.5 };
  expect(staffOrderToWire({ ...order, reason: 'Ya cerramos' })).toEqual({
    ...wire,
    etapa: 'rechazado',
    fecha_pedido: date,
    motivo: 'Ya cerramos',
  });
  expect(staffOrderToWire({ ...order, stage: null, placedAt: null })).toEqual(wire);
});

it('what the customer added to an order, as staff read it', () => {
  const order: StaffOrder = { id, ...delivery, total, stage: null, placedAt: null, ...remarks };
  const added = { position: { lat: 19.4, lng: -99.1 }, cashGiven: 10_050 as Cents, note: 'Sin nuez' };
  const wire = { id_pedido: 41, ...deliveryOnWire, total: 75.5 };
  expect(staffOrderToWire({ ...order, ...added })).toEqual({
    ...wire,
    posicion: { lat: 19.4, lng: -99.1 },
    paga_con: 100.5,
    nota_pedido: 'Sin nuez',
  });
});

it('the details of an order', () => {
  const line = {
    id: 9,
    imageUrl: '/f.webp',
    productName: 'Fresa',
    productId: productId(7),
    unitPrice: 6500 as Cents,
    quantity: 2,
    groups: [],
    crepas: ['Fresa', 'Cajeta', 'Nutella'].map((name) => ({ id: null, name })),
    extras: [{ id: null, name: 'Nuez' }],
    extrasTotal: 2500 as Cents,
  };
  const details: OrderDetails = {
    id,
    total,
    placedAt,
    stage: 'delivered',
    ...remarks,
    delivery,
    lines: [line],
  };
  const wire = {
    id_pedido: 41,
    total: 75.5,
    fecha_pedido: date,
    detalles: [
      {
        id_detalle: 9,
        id_producto: 7,
        imagen: '/f.webp',
        producto: { nombre: 'Fresa', precio: 65 },
        cantidad: 2,
        combo: 'Fresa, Cajeta, Nutella',
        extras: 'Nuez',
        precio_total_extras: 25,
      },
    ],
  };
  expect(orderDetailsToWire(details)).toEqual({ ...wire, estado: 1, etapa: 'entregado', ...deliveryOnWire });
  expect(orderDetailsToWire({ ...details, placedAt: null, stage: null, delivery: null })).toEqual({
    ...wire,
    fecha_pedido: '',
  });
});
