import {
  blankProduct,
  type CartLine,
  type Cents,
  categoryId,
  extraId,
  groupBounds,
  lineKey,
  type Product,
  productId,
} from '@crepas/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyChosenGroup, anyExtra, anyProduct, overTheWire } from '../testing/anyValue.ts';
import { cartFromStored, cartToStored } from './cartLine.ts';

const crepa = (id: number): Product => ({
  ...blankProduct,
  id: productId(id),
  name: `Crepa ${id}`,
  description: 'Rica',
  price: 7550 as Cents,
  categoryId: categoryId(2),
  imageUrl: `/c${id}.webp`,
  isComboEligible: true,
});
const choice = {
  product: { ...crepa(9), isCombo: true },
  quantity: 2,
  extras: [{ id: extraId(4), name: 'Nuez', description: '', price: 1500 as Cents, available: true }],
  crepas: [crepa(1), crepa(2), crepa(3)],
  groups: [],
};
const line: CartLine = { ...choice, key: lineKey(choice) };
const stored = () => JSON.parse(JSON.stringify(cartToStored([line])));

describe('the stored cart (spec §3)', () => {
  it('has the names of the spec and decimal pesos', () => {
    expect(stored()[0]).toMatchObject({
      id_producto: 9,
      nombre: 'Crepa 9',
      precio: 75.5,
      quantity: 2,
      key: '9|4|1,2,3',
      extras: [{ id_ingrediente: 4, precio_extra: 15 }],
      es_combo: true,
      crepas_seleccionadas: [{ id_producto: 1 }, { id_producto: 2 }, { id_producto: 3 }],
      precio_individual: 75.5,
    });
  });

  it('is read back unchanged', () => {
    expect(cartFromStored(stored())).toEqual([line]);
  });

  it('survives a round trip, for any content', () => {
    const anyLine = fc
      .record({
        product: anyProduct,
        quantity: fc.integer({ min: 1, max: 50 }),
        extras: fc.array(anyExtra, { maxLength: 3 }),
        crepas: fc.array(anyProduct, { maxLength: 3 }),
        groups: fc.array(anyChosenGroup, { maxLength: 2 }),
      })
      .map((choice): CartLine => ({ ...choice, key: lineKey(choice) }));
    fc.assert(
      fc.property(fc.uniqueArray(anyLine, { maxLength: 4, selector: ({ key }) => key }), (cart) => {
        expect(cartFromStored(overTheWire(cartToStored(cart)))).toEqual(cart);
      }),
    );
  });

  it.each([[null], [1], ['x'], [[]], [{ quantity: 1 }], [{ ...stored()[0], quantity: 0 }]])(
    'is none when one entry is no cart item: %j (spec §4)',
    (entry) => {
      expect(cartFromStored([entry, ...stored()])).toBeNull();
      expect(cartFromStored([...stored(), entry])).toBeNull();
    },
  );

  it('of an older version is cut to the limit of a line (decision O13)', () => {
    expect(cartFromStored([{ ...stored()[0], quantity: 60 }])).toEqual([{ ...line, quantity: 50 }]);
    expect(cartFromStored([...stored(), { ...stored()[0], key: 'other', quantity: 49 }])).toEqual([
      { ...line, quantity: 50 },
    ]);
  });

  it.each([
    [0, false],
    [1, true],
    [groupBounds.perOption, true],
    [groupBounds.perOption + 1, false],
  ])('with %i pieces of an option is read: %s', (cantidad, isRead) => {
    const opciones = [{ id_opcion: 7, cantidad, nombre: 'Verde', diferencia: 8 }];
    const elegidas = [{ id_grupo: 3, nombre: 'Salsas', incluidas: 0, opciones }];
    expect(cartFromStored([{ ...stored()[0], elegidas }]) !== null).toBe(isRead);
  });

  it('may be empty', () => {
    expect(cartFromStored([])).toEqual([]);
  });

  it.each([{}, 'x', null, 7])('is null when it is no list: %j', (value) => {
    expect(cartFromStored(value)).toBeNull();
  });
});
