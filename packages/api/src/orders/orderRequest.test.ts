import {
  type Cents,
  type Extra,
  extraId,
  groupBounds,
  type OrderPayload,
  type PhoneNumber,
  productId,
} from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyCents, anyChosenOption, anyExtra, anyProduct, overTheWire } from '../testing/anyValue.ts';
import { orderFromWire } from './orderFromWire.ts';
import { crepaNamesOf, orderBody, requestedOrderFromWire } from './orderRequest.ts';
import { orderToWire } from './orderToWire.ts';

const nuez: Extra = { id: extraId(4), name: 'Nuez', description: '', price: 1510 as Cents, available: true };
const draft: OrderPayload = {
  phone: '5512345678' as PhoneNumber,
  deliveryAddress: 'Colima 5, 120, Portón',
  fulfilment: 'delivery',
  payment: 'cash',
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

const anyLines = fc.array(
  fc
    .record({
      product: anyProduct,
      quantity: fc.integer({ min: 1, max: 50 }),
      extras: fc.array(anyExtra, { maxLength: 4 }),
      crepas: fc.array(anyProduct, { maxLength: 3 }),
      options: fc.array(anyChosenOption, { maxLength: 3 }),
    })
    .map(({ product, quantity, extras, crepas, options }) => ({
      productId: product.id,
      quantity,
      unitPrice: product.price,
      extras,
      crepas: crepas.map(({ id, name }) => ({ id, name })),
      ...(options.length > 0 && { options }),
      extrasTotal: 0 as Cents,
      imageUrl: product.imageUrl,
    })),
  { maxLength: 5 },
);

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

  it('passes the backend’s validation', () => {
    expect(v.parse(orderBody, JSON.parse(JSON.stringify(wire)))).toEqual(wire);
  });

  it('is decoded by the backend to the same order', () => {
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
      options: [],
      extrasTotal: 3020,
    });
  });

  it('survives a round trip, for any content', () => {
    fc.assert(
      fc.property(anyLines, anyCents, anyCents, (lines, fee, total) => {
        const sent = v.parse(orderBody, overTheWire(orderToWire({ ...draft, lines, fee, total })));
        const requested = requestedOrderFromWire(sent, () => undefined);
        expect(requested).toEqual({
          fee,
          total,
          lines: lines.map(({ productId, quantity, unitPrice, extras, crepas, options, extrasTotal }) => ({
            productId,
            quantity,
            unitPrice,
            extras: extras.map(({ id, name, price }) => ({ id, name, price })),
            crepaIds: crepas.map(({ id }) => id),
            options: options ?? [],
            extrasTotal,
          })),
        });
      }),
    );
  });

  it('is encoded again to the very same payload, also when a name contains a comma', () => {
    const anyName = fc.oneof(fc.string(), fc.constantFrom('Fresa, Mango', ', ', ''));
    const anyNamed = anyLines.chain((lines) =>
      fc.tuple(...lines.map(({ crepas }) => fc.tuple(...crepas.map(() => anyName)))).map((names) =>
        lines.map((line, at) => ({
          ...line,
          crepas: line.crepas.map(({ id }, index) => ({ id, name: names[at]?.[index] ?? '' })),
        })),
      ),
    );
    fc.assert(
      fc.property(anyNamed, anyCents, (lines, total) => {
        const sent = v.parse(orderBody, overTheWire(orderToWire({ ...draft, lines, total })));
        expect(orderToWire(orderFromWire(sent))).toEqual(sent);
      }),
    );
    expect(orderFromWire(wire)).toEqual(draft);
  });

  it('is decoded by crepa names from a client with only the spec’s fields', () => {
    const [combo] = wire.productos;
    const { crepas, ...specOnly } = combo as NonNullable<typeof combo>;
    const named = (name: string) => ({ Cajeta: 1 })[name];
    const requested = requestedOrderFromWire({ ...wire, productos: [specOnly] }, named);
    expect(requested.lines[0]?.crepaIds).toEqual([1, 0]);
  });

  it.each(['Cajeta,Mango', ' Cajeta , Mango', 'Cajeta,  Mango'])('names two crepas in «%s»', (combo) => {
    const [line] = wire.productos;
    const { crepas: _, ...specOnly } = line as NonNullable<typeof line>;
    expect(crepaNamesOf({ ...specOnly, combo })).toEqual(['Cajeta', 'Mango']);
  });

  it.each(['', ' '])('names none in «%s»', (combo) => {
    const [line] = wire.productos;
    const { crepas: _, ...specOnly } = line as NonNullable<typeof line>;
    expect(crepaNamesOf({ ...specOnly, combo })).toEqual([]);
  });

  it('names no more than twenty crepas', () => {
    const [line] = wire.productos;
    const { crepas: _, ...specOnly } = line as NonNullable<typeof line>;
    expect(crepaNamesOf({ ...specOnly, combo: ','.repeat(5_000) })).toHaveLength(20);
    expect(crepaNamesOf(line as NonNullable<typeof line>)).toEqual([]);
  });

  it.each([
    ['another payment', { metodo_pago: 'vales' }],
    ['a note', { notas: 'sin nuez' }],
    ['no address', { direccion_entrega: ' ' }],
    ['a quantity of none', { productos: [{ ...wire.productos[1], cantidad: 0 }] }],
  ])('with %s is refused', (_, different) => {
    expect(v.safeParse(orderBody, { ...wire, ...different }).success).toBe(false);
  });

  it.each([
    [0, false],
    [1, true],
    [groupBounds.pieces, true],
    [groupBounds.pieces + 1, false],
  ])('with %i pieces of an option is read: %s', (cantidad, isRead) => {
    const productos = [{ ...wire.productos[1], opciones: [{ id_opcion: 7, cantidad }] }];
    expect(v.safeParse(orderBody, { ...wire, productos }).success).toBe(isRead);
  });
});
