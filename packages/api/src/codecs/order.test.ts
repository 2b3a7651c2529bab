import {
  type Cents,
  type Extra,
  extraId,
  type OrderDraft,
  orderStages,
  type PhoneNumber,
  productId,
} from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyCents, anyExtra, anyProduct, overTheWire } from '../testing.ts';
import {
  activeOrderFromWire,
  activeOrderWire,
  orderDetailsFromWire,
  orderDetailsWire,
  orderPayload,
  orderToWire,
  requestedOrderFromWire,
  stageFromWire,
  stageToWire,
} from './order.ts';
import { orderChangesFromBody, orderChangesToBody } from './orderChange.ts';

const nuez: Extra = { id: extraId(4), name: 'Nuez', description: '', price: 1510 as Cents, available: true };
const draft: OrderDraft = {
  phone: '5512345678' as PhoneNumber,
  deliveryAddress: 'Colima 5, 120, Portón',
  total: 42_820 as Cents,
  lines: [
    {
      productId: productId(9),
      quantity: 2,
      unitPrice: 19_900 as Cents,
      extras: [nuez, { ...nuez, id: extraId(5), name: 'Fresa' }],
      crepas: [
        { id: productId(1), name: 'Cajeta' },
        { id: productId(2), name: 'Mango' },
      ],
      extrasTotal: 3020 as Cents,
      imageUrl: '/combo.webp',
    },
    {
      productId: productId(3),
      quantity: 1,
      unitPrice: 5000 as Cents,
      extras: [],
      crepas: [],
      extrasTotal: 0 as Cents,
      imageUrl: '',
    },
  ],
};

describe('the order payload (spec §3)', () => {
  const wire = orderToWire(draft);

  it('has the names, the pesos and the joined texts of the spec', () => {
    expect(wire).toMatchObject({
      telefono_usuario: '5512345678',
      direccion_entrega: 'Colima 5, 120, Portón',
      metodo_pago: 'efectivo',
      total: 428.2,
      notas: '',
    });
    expect(wire.productos[0]).toMatchObject({
      id_producto: 9,
      cantidad: 2,
      precio_unitario: 199,
      extras: 'Nuez, Fresa',
      combo: 'Cajeta, Mango',
      crepas: [1, 2],
      precio_total_extras: 30.2,
      imagen: '/combo.webp',
    });
    expect(wire.productos[1]).toMatchObject({ extras: null, combo: null });
    expect(wire.productos[1]).not.toHaveProperty('crepas');
  });

  it('passes the check of the backend as it is', () => {
    expect(v.parse(orderPayload, JSON.parse(JSON.stringify(wire)))).toEqual(wire);
  });

  it('is understood by the backend as it was meant', () => {
    const requested = requestedOrderFromWire(wire, () => undefined);
    expect(requested.total).toBe(42_820);
    expect(requested.lines[0]).toEqual({
      productId: 9,
      quantity: 2,
      unitPrice: 19_900,
      extras: [
        { id: 4, name: 'Nuez', price: 1510 },
        { id: 5, name: 'Fresa', price: 1510 },
      ],
      crepaIds: [1, 2],
    });
  });

  it('is understood as it was meant, whatever is in it', () => {
    const anyLine = fc
      .record({
        product: anyProduct,
        quantity: fc.integer({ min: 1, max: 50 }),
        extras: fc.array(anyExtra, { maxLength: 4 }),
        crepas: fc.array(anyProduct, { maxLength: 3 }),
      })
      .map(({ product, quantity, extras, crepas }) => ({
        productId: product.id,
        quantity,
        unitPrice: product.price,
        extras,
        crepas: crepas.map(({ id, name }) => ({ id, name })),
        extrasTotal: 0 as Cents,
        imageUrl: product.imageUrl,
      }));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), anyCents, (lines, total) => {
        const sent = v.parse(orderPayload, overTheWire(orderToWire({ ...draft, lines, total })));
        const requested = requestedOrderFromWire(sent, () => undefined);
        expect(requested).toEqual({
          total,
          lines: lines.map(({ productId, quantity, unitPrice, extras, crepas }) => ({
            productId,
            quantity,
            unitPrice,
            extras: extras.map(({ id, name, price }) => ({ id, name, price })),
            crepaIds: crepas.map(({ id }) => id),
          })),
        });
      }),
    );
  });

  it('is understood by names from a client that knows only the spec', () => {
    const [combo] = wire.productos;
    const { crepas, ...specOnly } = combo as NonNullable<typeof combo>;
    const named = (name: string) => ({ Cajeta: 1 })[name];
    const requested = requestedOrderFromWire({ ...wire, productos: [specOnly] }, named);
    expect(requested.lines[0]?.crepaIds).toEqual([1, 0]);
  });

  it.each([
    ['another payment', { metodo_pago: 'tarjeta' }],
    ['a note', { notas: 'sin nuez' }],
    ['no address', { direccion_entrega: ' ' }],
    ['a quantity of none', { productos: [{ ...wire.productos[1], cantidad: 0 }] }],
  ])('with %s is refused', (_, different) => {
    expect(v.safeParse(orderPayload, { ...wire, ...different }).success).toBe(false);
  });
});

it('knows every stage by its name on the wire, and none that it does not know', () => {
  expect(orderStages.map((stage) => stageFromWire(stageToWire(stage)))).toEqual([...orderStages]);
  const order = { id_pedido: 1, total: 1, estado: 0, productos: [] };
  const stageOf = (etapa: unknown) =>
    activeOrderFromWire(v.parse(activeOrderWire, { ...order, etapa })).stage;
  expect(stageOf('en_camino')).toBe('onTheWay');
  expect(stageOf('en_la_luna')).toBeNull();
  expect(activeOrderFromWire(v.parse(activeOrderWire, order)).stage).toBeNull();
});

it.each([
  [0, 'active'],
  [1, 'completed'],
  [2, 'cancelled'],
  [7, 'completed'],
])('reads estado %i as %s (decision O9)', (estado, state) => {
  const order = v.parse(activeOrderWire, { id_pedido: 1, total: 1, estado, productos: [] });
  expect(activeOrderFromWire(order).state).toBe(state);
});

it('reads the details of an order with what a backend may leave out', () => {
  const details = v.parse(orderDetailsWire, {
    id_pedido: '3',
    total: '99.90',
    fecha_pedido: 'ayer',
    detalles: [
      {
        id_detalle: 1,
        imagen: null,
        producto: { nombre: 'Cajeta', precio: 75 },
        cantidad: 1,
        combo: '',
        extras: null,
      },
    ],
  });
  expect(orderDetailsFromWire(details)).toEqual({
    id: 3,
    total: 9990,
    placedAt: null,
    stage: null,
    minutes: null,
    reason: null,
    delivery: null,
    lines: [
      {
        id: 1,
        imageUrl: '',
        productName: 'Cajeta',
        unitPrice: 7500,
        quantity: 1,
        combo: null,
        extras: null,
        extrasTotal: 0,
      },
    ],
  });
});

it('reads who gets an order from a backend that tells it', () => {
  const read = (told: object) =>
    orderDetailsFromWire(v.parse(orderDetailsWire, { id_pedido: 3, total: 1, detalles: [], ...told }))
      .delivery;
  expect(read({ nombre: 'Ana', telefono_usuario: '5512345678', direccion_entrega: 'Colima 5' })).toEqual({
    customerName: 'Ana',
    phone: '5512345678',
    deliveryAddress: 'Colima 5',
    paymentMethod: 'efectivo',
  });
  expect(read({ nombre: 'Ana', telefono_usuario: '5512345678' })).toBeNull();
});

it('reads what staff said of an order, and nothing where that makes no sense', () => {
  const order = { id_pedido: 1, total: 1, estado: 0, productos: [] };
  const read = (said: object) => activeOrderFromWire(v.parse(activeOrderWire, { ...order, ...said }));
  expect(read({ minutos: '35' })).toMatchObject({ minutes: 35, reason: null });
  expect(read({ motivo: 'Cerramos' })).toMatchObject({ minutes: null, reason: 'Cerramos' });
  expect(read({ minutos: null, motivo: 7 })).toMatchObject({ minutes: null, reason: null });
});

it('carries what changed since the customer looked, there and back', () => {
  const changed = {
    total: 9000 as Cents,
    changes: [
      { productId: productId(1), reason: 'price', name: 'Cajeta', before: 7000 as Cents, now: 7500 as Cents },
      { productId: productId(2), reason: 'deleted', name: '' },
    ],
  } as const;
  expect(orderChangesFromBody(orderChangesToBody(changed, 'Tu pedido cambió.'))).toEqual(changed);
  expect(orderChangesFromBody({ error: 'Otra cosa' })).toBeNull();
  expect(orderChangesFromBody(undefined)).toBeNull();
});
