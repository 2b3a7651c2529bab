import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { categoryWire, countedCategoryWire } from '../menu/category.ts';
import { linkedExtraIdWire } from '../menu/extra.ts';
import { productWire } from '../menu/product.ts';

describe('other backends are read tolerantly', () => {
  const plain = {
    id_producto: 7,
    nombre: 'Cajeta',
    descripcion: 'Rica',
    precio: 75.5,
    categoria: 1,
    disponible: 1,
    imagen_url: '/c.webp',
    combo: 0,
    combo_de: 3,
    combo_repite: 0,
    promo: 0,
    elegible_combo: 0,
    tambien: '',
    alergenos: '',
    calorias: null,
    ventanas: [],
  };

  it.each([
    ['numbers as text', { id_producto: '7', precio: '75.50', categoria: ' 1 ' }],
    ['flags as booleans', { disponible: true, combo: false }],
    ['flags as text', { disponible: '1', combo: '0' }],
    ['unknown fields', { creado: 'ayer' }],
  ])('%s', (_, different) => {
    expect(v.parse(productWire, { ...plain, ...different })).toEqual(plain);
  });

  it('optional fields missing', () => {
    const {
      promo,
      elegible_combo,
      combo,
      combo_de,
      combo_repite,
      disponible,
      tambien,
      alergenos,
      calorias,
      ventanas,
      ...bare
    } = plain;
    expect(v.parse(productWire, { ...bare, descripcion: null })).toEqual({ ...plain, descripcion: '' });
  });

  it.each([
    ['a price that is no number', { precio: 'gratis' }, 'precio'],
    ['an empty price', { precio: '' }, 'precio'],
    ['a negative price', { precio: -1 }, 'precio'],
    ['an id of zero', { id_producto: 0 }, 'id_producto'],
    ['a flag of two', { disponible: 2 }, 'disponible'],
  ])('but not %s', (_, different, field) => {
    const read = v.safeParse(productWire, { ...plain, ...different });
    expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });

  it('categories by either name of their fields', () => {
    const expected = { id: 3, nombre: 'Dulces' };
    expect(v.parse(categoryWire, { id: 3, nombre: 'Dulces' })).toEqual(expected);
    expect(v.parse(categoryWire, { categoria_id: '3', categoria_nombre: 'Dulces' })).toEqual(expected);
    const counted = { categoria_id: 3, categoria_nombre: 'Dulces', total_productos: 8 };
    expect(v.parse(countedCategoryWire, { id: 3, nombre: 'Dulces', total_productos: '8' })).toEqual(counted);
  });

  it.each([4, '4', { id_ingrediente: 4 }, { ingrediente_id: '4' }])('a linked extra as %j', (wire) => {
    expect(v.parse(linkedExtraIdWire, wire)).toBe(4);
  });
});
