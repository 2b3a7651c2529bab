import { makingTexts } from '@crepas/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderDetailsFromWire, orderDetailsWire } from './orderDetails.ts';

it('reads the details of an order with optional fields missing', () => {
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
    endedBy: null,
    alerts: { staff: null, owner: null },
    delivery: null,
    lines: [
      {
        id: 1,
        imageUrl: '',
        productName: 'Cajeta',
        unitPrice: 7500,
        quantity: 1,
        crepas: [],
        extras: [],
        groups: [],
        extrasTotal: 0,
      },
    ],
  });
});

it('has the crepas and extras of a line with their ids, or only with their names', () => {
  const line = { id_detalle: 1, imagen: '', producto: { nombre: 'Trío', precio: 75 }, cantidad: 1 };
  const names = { combo: 'Fresa, Mango, Nuez, tostada', extras: 'Cajeta, Kiwi' };
  const read = (ids: object) =>
    orderDetailsFromWire(
      v.parse(orderDetailsWire, { id_pedido: 3, total: 1, detalles: [{ ...line, ...names, ...ids }] }),
    ).lines[0];
  expect(read({ ids_crepas: [4, 5, 6], ids_extras: [7, 8] })).toMatchObject({
    crepas: [
      { id: 4, name: 'Fresa' },
      { id: 5, name: 'Mango' },
      { id: 6, name: 'Nuez, tostada' },
    ],
    extras: [
      { id: 7, name: 'Cajeta' },
      { id: 8, name: 'Kiwi' },
    ],
  });
  expect(read({})).toMatchObject({
    crepas: ['Fresa', 'Mango', 'Nuez', 'tostada'].map((name) => ({ id: null, name })),
    extras: ['Cajeta', 'Kiwi'].map((name) => ({ id: null, name })),
  });
});

it('keeps two groups of one name apart by their numbers; without numbers they are one', () => {
  const line = { id_detalle: 1, imagen: '', producto: { nombre: 'Trío', precio: 75 }, cantidad: 1 };
  const read = (...ids: readonly object[]) => {
    const opciones = ids.map((id, place) => ({
      grupo: 'Salsa',
      nombre: `Opción ${place}`,
      cantidad: 1,
      diferencia: 5,
      ...id,
    }));
    const wire = { id_pedido: 3, total: 1, detalles: [{ ...line, combo: null, extras: null, opciones }] };
    return orderDetailsFromWire(v.parse(orderDetailsWire, wire)).lines.flatMap(makingTexts);
  };
  expect(read({ id_grupo: 2 }, { id_grupo: 2 }, { id_grupo: 1 })).toEqual([
    'Salsa: Opción 0, Opción 1',
    'Salsa: Opción 2',
  ]);
  expect(read({}, {}, {})).toEqual(['Salsa: Opción 0, Opción 1, Opción 2']);
});

it('reads the recipient of an order if the backend sends it', () => {
  const read = (delivery: object) =>
    orderDetailsFromWire(v.parse(orderDetailsWire, { id_pedido: 3, total: 1, detalles: [], ...delivery }))
      .delivery;
  expect(read({ nombre: 'Ana', telefono_usuario: '5512345678', direccion_entrega: 'Colima 5' })).toEqual({
    customerName: 'Ana',
    phone: '5512345678',
    deliveryAddress: 'Colima 5',
    fulfilment: 'delivery',
    payment: 'cash',
    position: null,
    cashGiven: null,
    note: null,
  });
  expect(read({ nombre: 'Ana', telefono_usuario: '5512345678' })).toBeNull();
});

it('reads what the customer added, and ignores an invalid field', () => {
  const delivery = { telefono_usuario: '5512345678', direccion_entrega: 'Colima 5' };
  const read = (added: object) =>
    orderDetailsFromWire(
      v.parse(orderDetailsWire, { id_pedido: 3, total: 1, detalles: [], ...delivery, ...added }),
    ).delivery;
  expect(
    read({ posicion: { lat: '19.4', lng: -99.1 }, paga_con: '100', nota_pedido: 'Sin nuez' }),
  ).toMatchObject({
    position: { lat: 19.4, lng: -99.1 },
    cashGiven: 10_000,
    note: 'Sin nuez',
  });
  const nothing = { position: null, cashGiven: null, note: null };
  expect(read({ posicion: null, paga_con: null, nota_pedido: '' })).toMatchObject(nothing);
  expect(read({ posicion: 'Roma', paga_con: -1, nota_pedido: 7 })).toMatchObject(nothing);
});
