import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getProduct, getProductExtraIds } from '../menu/catalogCalls.ts';
import { createCategory, deleteCategory, renameCategory, reorderCategories } from '../menu/categoryCalls.ts';
import { createExtra, deleteExtra, setProductExtras, updateExtra } from '../menu/extraCalls.ts';
import { deleteImage } from '../menu/imageCalls.ts';
import { createProduct, deleteProduct, updateProduct } from '../menu/productCalls.ts';
import { getOrderDetails, getOrdersOfPhone, placeOrder } from '../orders/orderCalls.ts';
import { changeStage, getOrders } from '../orders/staffOrderCalls.ts';
import { getDayReport } from '../reports/reportCalls.ts';
import { updateShop } from '../shop/shopCalls.ts';
import { inviteStaff } from '../staff/staffAccountCalls.ts';
import type { Call } from './call.ts';

/** Reads a body as the server does: returns the value, or the field that is refused. */

type AnyCall = Pick<Call<never, unknown, never>, 'body' | 'query' | 'params'>;
const long = (length: number) => 'x'.repeat(length);

function read(call: AnyCall, input: unknown) {
  const schema = call.body ?? call.query ?? call.params ?? expect.unreachable('it takes nothing');
  const result = v.safeParse(schema, input);
  return result.success ? result.output : v.getDotPath(result.issues[0]);
}

const product = {
  nombre: 'Fresa',
  descripcion: 'Rica',
  precio: 65,
  categoria: 1,
  disponible: 1,
  imagen_url: '/f.webp',
  combo: 0,
  promo: 0,
  elegible_combo: 0,
};
const extra = { nombre: 'Nuez', descripcion: 'Tostada', precio_extra: 12.5 };
const line = { id_producto: 1, cantidad: 1, precio_unitario: 65, extras_full: [], precio_total_extras: 0 };
const order = {
  telefono_usuario: '5512345678',
  direccion_entrega: 'Colima 5',
  metodo_pago: 'efectivo',
  total: 65,
  productos: [line],
};
const image = { publicId: 'menu/a', fullUrl: 'https://i.example/a' };

describe('the longest accepted text, and one character more', () => {
  it.each<[string, AnyCall, (text: string) => Record<string, unknown>, number]>([
    ['nombre', createCategory, (nombre) => ({ nombre }), 60],
    ['nombre', renameCategory, (nombre) => ({ nombre }), 60],
    ['nombre', createExtra, (nombre) => ({ ...extra, nombre }), 80],
    ['descripcion', createExtra, (descripcion) => ({ ...extra, descripcion }), 300],
    ['nombre', createProduct, (nombre) => ({ ...product, nombre }), 120],
    ['descripcion', updateProduct, (descripcion) => ({ descripcion }), 1000],
    ['nombre', updateShop, (nombre) => ({ nombre }), 60],
    ['lema', updateShop, (lema) => ({ lema }), 120],
    ['mensaje', updateShop, (mensaje) => ({ mensaje }), 300],
    ['publicId', deleteImage, (publicId) => ({ ...image, publicId }), 300],
    ['fullUrl', deleteImage, (fullUrl) => ({ ...image, fullUrl }), 2000],
    ['motivo', changeStage, (motivo) => ({ etapa: 'rechazado', motivo }), 300],
    ['cursor', getOrders, (cursor) => ({ estado: '0', cursor }), 200],
    ['buscar', getOrders, (buscar) => ({ estado: '0', buscar }), 80],
    ['direccion_entrega', placeOrder, (text) => ({ ...order, direccion_entrega: text }), 1000],
  ])('of %s', (field, call, body, most) => {
    expect(read(call, body(long(most)))).toMatchObject({ [field]: long(most) });
    expect(read(call, body(long(most + 1)))).toBe(field);
  });
});

it.each<[string, boolean]>([
  ['', true],
  ['/imagenes/fresa.webp', true],
  ['https://res.cloudinary.com/demo/image/upload/w_400,q_auto/v1/menu/a%20b.webp', true],
  [`/${long(1999)}`, true],
  [`/${long(2000)}`, false],
  ['javascript:alert(1)', false],
  ['//elsewhere.example/a.webp', false],
  ['/\\\\elsewhere.example/a.webp', false],
  ['data:image/png;base64,AAAA', false],
  ['fresa.webp', false],
  ['https://', false],
  [' /a b.webp', false],
])('%s is the address of a picture: %s', (imagen_url, isOne) => {
  expect(read(updateProduct, { imagen_url })).toEqual(isOne ? { imagen_url } : 'imagen_url');
});

it.each<[string, AnyCall, object]>([
  ['nombre', createCategory, {}],
  ['nombre', createExtra, extra],
  ['nombre', createProduct, product],
  ['nombre', updateShop, {}],
  ['lema', updateShop, {}],
])('%s is one printable line', (field, call, others) => {
  for (const text of ['a\nb', 'a\u202Eb', 'a\u0007', 'a\u2028b', `a${'\u030b'.repeat(6)}`]) {
    expect(read(call, { ...others, [field]: text })).toBe(field);
  }
});

it.each(['ana\u202e@crepas.mx', 'ana\u0000@crepas.mx', 'ana@crepas', 'ana maria@crepas.mx'])(
  '%j is no e-mail',
  (correo) => {
    expect(read(inviteStaff, { rol: 'staff', correo })).toBe('correo');
  },
);

it.each<[string, AnyCall, object]>([
  ['descripcion', updateProduct, {}],
  ['descripcion', updateExtra, {}],
  ['mensaje', updateShop, {}],
  ['motivo', changeStage, { etapa: 'rechazado' }],
])('%s may have several printable lines', (field, call, others) => {
  expect(read(call, { ...others, [field]: 'a\nb' })).toMatchObject({ [field]: 'a\nb' });
  for (const text of ['a\u202Eb', 'a\u0007']) expect(read(call, { ...others, [field]: text })).toBe(field);
});

it.each<[string, AnyCall, object]>([
  ['nombre', createCategory, {}],
  ['nombre', renameCategory, {}],
  ['nombre', createExtra, extra],
  ['descripcion', createExtra, extra],
  ['nombre', updateExtra, {}],
  ['nombre', createProduct, product],
  ['nombre', updateShop, {}],
  ['motivo', changeStage, { etapa: 'rechazado' }],
  ['telefono_usuario', placeOrder, order],
  ['direccion_entrega', placeOrder, order],
])('%s is trimmed, and refused when empty', (field, call, others) => {
  expect(read(call, { ...others, [field]: ' Dulces ' })).toMatchObject({ [field]: 'Dulces' });
  expect(read(call, { ...others, [field]: '  ' })).toBe(field);
  if (call !== placeOrder) expect(read(call, { ...others, [field]: '\u200b' })).toBe(field);
});

it.each<[string, AnyCall, object]>([
  ['descripcion', updateProduct, {}],
  ['lema', updateShop, {}],
  ['mensaje', updateShop, {}],
  ['buscar', getOrders, { estado: 0 }],
])('%s may be empty, and is trimmed', (field, call, others) => {
  expect(read(call, { ...others, [field]: ' ' })).toMatchObject({ [field]: '' });
});

it.each<[string, AnyCall, object, unknown, unknown]>([
  ['minutos_entrega', updateShop, {}, 5, 4],
  ['minutos_entrega', updateShop, {}, 240, 241],
  ['minutos', changeStage, { etapa: 'aceptado' }, 1, 0],
  ['minutos', changeStage, { etapa: 'aceptado' }, 240, 241],
  ['minutos', changeStage, { etapa: 'aceptado' }, 35, 35.5],
  ['estado', getOrders, {}, 0, -1],
  ['estado', getOrders, {}, 2, 3],
  ['limit', getOrders, { estado: 0 }, 1, 0],
  ['limit', getOrders, { estado: 0 }, 200, 201],
  ['whatsapp', updateShop, {}, '5512345678', '551234567'],
  ['whatsapp', updateShop, {}, '123456789012345', '1234567890123456'],
  ['whatsapp', updateShop, {}, '', '+525512345678'],
  ['whatsapp', updateShop, {}, '525512345678', '525512345678 '],
  ['precio', updateProduct, {}, 0, -0.5],
  ['categoria', createProduct, product, 2, 0],
  ['precio_extra', createExtra, extra, 0, -1],
  ['publicId', deleteImage, image, 'a', ''],
  ['fullUrl', deleteImage, image, 'a', ''],
  ['etapa', changeStage, {}, 'en_camino', 'onTheWay'],
  ['fecha', getDayReport, {}, '2026-11-21', '21/11/2026'],
  ['fecha', getOrders, { estado: 0 }, '2026-11-21', 'ayer'],
  ['formato', getDayReport, { fecha: '2026-11-21' }, 'csv', 'xls'],
  ['metodo_pago', placeOrder, order, 'efectivo', 'vales'],
  ['notas', placeOrder, order, '', 'sin azúcar'],
  ['ingredientes', setProductExtras, { producto_id: 7 }, [4], 4],
])('%s', (field, call, others, good, bad) => {
  expect(read(call, { ...others, [field]: good })).toMatchObject({ [field]: good });
  expect(read(call, { ...others, [field]: bad })).toBe(field);
});

it.each<[string, AnyCall]>([
  ['category', deleteCategory],
  ['category to rename', { params: renameCategory.params }],
  ['product', deleteProduct],
  ['product to change', { params: updateProduct.params }],
  ['product with its extras', getProductExtraIds],
  ['extra', deleteExtra],
  ['extra to change', { params: updateExtra.params }],
  ['order', getOrderDetails],
  ['order to step', { params: changeStage.params }],
  ['product that is looked at', getProduct],
] as [string, AnyCall][])('the id of a %s is a whole number from 1', (_, call) => {
  expect(read(call, { id: '7' })).toEqual({ id: 7 });
  for (const id of ['0', '1.5', 'x', '']) expect(read(call, { id })).toBe('id');
});

it('an omitted field stays unchanged or gets its default', () => {
  expect(read(updateProduct, {})).toEqual({});
  expect(read(updateExtra, {})).toEqual({});
  expect(read(updateShop, {})).toEqual({});
  expect(read(createProduct, { nombre: 'Fresa', categoria: 1 })).toEqual({ nombre: 'Fresa', categoria: 1 });
  expect(read(createProduct, { nombre: 'Fresa' })).toBe('categoria');
  expect(read(createProduct, { categoria: 1 })).toBe('nombre');
  expect(read(createExtra, { ...extra, disponible: 0 })).toEqual(extra); // a new one is available
  expect(read(getOrders, { estado: '1' })).toEqual({ estado: 1, limit: 50 });
  expect(read(getDayReport, { fecha: '2026-11-21' })).toEqual({ fecha: '2026-11-21', formato: 'json' });
  expect(read(getOrdersOfPhone, { phone: '5512345678' })).toEqual({ phone: '5512345678' });
});

it('an order of the positions has a whole id and a position from 1', () => {
  expect(read(reorderCategories, [{ id: 3, orden: 1 }])).toEqual([{ id: 3, orden: 1 }]);
  expect(read(reorderCategories, [{ id: 3, orden: 0 }])).toBe('0.orden');
});

it('an order may omit optional fields, and has limits', () => {
  expect(read(placeOrder, order)).toEqual({
    ...order,
    notas: '',
    productos: [{ ...line, extras: null, combo: null, imagen: '' }],
  });
  const lines = (count: number) => ({ ...order, productos: Array.from({ length: count }, () => line) });
  expect(read(placeOrder, lines(100))).toMatchObject({ total: 65 });
  expect(read(placeOrder, lines(101))).toBe('productos');
  const nuez = { ...extra, id_ingrediente: 1 };
  const withExtras = (count: number) => {
    const extras_full = Array.from({ length: count }, () => nuez);
    return { ...order, productos: [{ ...line, extras_full }] };
  };
  expect(read(placeOrder, withExtras(50))).toMatchObject({ total: 65 });
  expect(read(placeOrder, withExtras(51))).toBe('productos.0.extras_full');
  expect(read(placeOrder, { ...order, productos: [{ ...line, cantidad: 0 }] })).toBe('productos.0.cantidad');
});
