import { plainTerms } from '@crepas/domain';
import { alwaysOpen } from '@crepas/domain/shop';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Call } from '../wire/call.ts';
import { getComboCrepas, getExtras, getProduct, getProductExtraIds } from './catalog.ts';
import { createCategory, getAllCategories, getCountedCategories } from './categories.ts';
import { getDayReport } from './dayReport.ts';
import { createExtra } from './extras.ts';
import { getHome } from './home.ts';
import { getActiveOrders, getOrdersOfPhone, placeOrder } from './orders.ts';
import { deleteProduct, getAdminProducts } from './products.ts';
import { getShop } from './shop.ts';
import { setProductSoldOut } from './soldOut.ts';
import { getOrders } from './staffOrders.ts';

/** Reads an answer as the apps do. */
const read = <Input, Output, Wire>({ answer, decode }: Call<Input, Output, Wire>, body: unknown): Output =>
  decode(v.parse(answer, body));

const productOnWire = {
  id_producto: 7,
  nombre: 'Fresa',
  descripcion: 'Rica',
  precio: 65.5,
  categoria: 3,
  imagen_url: '/f.webp',
  promo: 1,
};
const product = {
  id: 7,
  name: 'Fresa',
  description: 'Rica',
  price: 6550,
  categoryId: 3,
  available: true,
  imageUrl: '/f.webp',
  isCombo: false,
  isPromoted: true,
  isComboEligible: false,
};
const shopOnWire = {
  nombre: 'Crepatlán',
  lema: 'Recién hechas',
  minutos_entrega: 40,
  whatsapp: '525512345678',
  abierto: true,
  mensaje: 'Cerramos a las 10',
};
const shop = {
  ...alwaysOpen,
  ...plainTerms,
  features: [],
  name: 'Crepatlán',
  zone: null,
  responsible: null,
  tagline: 'Recién hechas',
  deliveryMinutes: 40,
  whatsApp: '525512345678',
  isOpen: true,
  message: 'Cerramos a las 10',
};
const nuezOnWire = { id_ingrediente: 4, nombre: 'Nuez', descripcion: 'Tostada', precio_extra: 12.5 };
const nuez = { id: 4, name: 'Nuez', description: 'Tostada', price: 1250, available: true };
const orderOnWire = {
  nombre: 'Ana',
  id_pedido: 41,
  telefono_usuario: '5512345678',
  direccion_entrega: 'Colima 5',
  total: 75.5,
  metodo_pago: 'efectivo',
  etapa: 'aceptado',
  minutos: 35,
  fecha_pedido: '2026-11-21T13:05:09-06:00',
};
const order = {
  id: 41,
  endedBy: null,
  alerts: { staff: null, owner: null },
  customerName: 'Ana',
  phone: '5512345678',
  deliveryAddress: 'Colima 5',
  total: 7550,
  payment: 'cash',
  position: null,
  cashGiven: null,
  note: null,
  stage: 'accepted',
  placedAt: new Date('2026-11-21T19:05:09Z'),
  minutes: 35,
  reason: null,
};

it('products, one or many', () => {
  expect(read(getComboCrepas, [productOnWire])).toEqual([product]);
  expect(read(getAdminProducts, [{ ...productOnWire, disponible: 0 }])).toEqual([
    { ...product, available: false },
  ]);
  expect(read(getProduct, [productOnWire])).toEqual(product);
});

it('categories, with the number of their products if it is sent', () => {
  expect(read(getAllCategories, [{ id: 3, nombre: 'Dulces' }])).toEqual([{ id: 3, name: 'Dulces' }]);
  expect(read(createCategory, { id: 3, nombre: 'Dulces' })).toEqual({ id: 3, name: 'Dulces' });
  const counted = { categoria_id: 3, categoria_nombre: 'Dulces', total_productos: 8 };
  expect(read(getCountedCategories, [counted])).toEqual([{ id: 3, name: 'Dulces', productCount: 8 }]);
});

it('extras, and which of them a product may have', () => {
  expect(read(getExtras, [nuezOnWire, { ...nuezOnWire, disponible: 0 }])).toEqual([
    nuez,
    { ...nuez, available: false },
  ]);
  expect(read(createExtra, nuezOnWire)).toEqual(nuez);
  expect(read(getProductExtraIds, [4, '9'])).toEqual([4, 9]);
});

it('the first screen in one answer; a shop without categories has none', () => {
  const home = {
    shop: shopOnWire,
    promo: [productOnWire],
    categorias: [{ id: 3, nombre: 'Dulces' }],
    categoria: 3,
    productos: [productOnWire, productOnWire],
  };
  expect(read(getHome, home)).toEqual({
    shop,
    promo: [product],
    categories: [{ id: 3, name: 'Dulces' }],
    categoryId: 3,
    products: [product, product],
  });
  expect(read(getHome, { ...home, categoria: null }).categoryId).toBeNull();
});

it('what is sold out, for staff and on a product page', () => {
  const until = '2026-11-17T11:00:00.000Z';
  const soldOutUntil = Date.parse(until);
  expect(read(getProduct, [{ ...productOnWire, agotado_hasta: until }])).toEqual({
    ...product,
    soldOutUntil,
  });
  expect(read(getExtras, [{ ...nuezOnWire, agotado_hasta: null }])).toEqual([nuez]);
  expect(read(setProductSoldOut, { agotado_hasta: until })).toEqual({ soldOutUntil });
  expect(read(setProductSoldOut, { agotado_hasta: null })).toEqual({ soldOutUntil: null });
});

it('the shop’s settings', () => {
  expect(read(getShop, shopOnWire)).toEqual({ ...shop, autoRejectMinutes: null });
});

it('an order that was placed', () => {
  const placed = { id_pedido: 41, total: 75.5, estado: 0, fecha_pedido: '2026-11-21T13:05:09-06:00' };
  expect(read(placeOrder, placed)).toEqual({
    id: 41,
    total: 7550,
    state: 'active',
    placedAt: new Date('2026-11-21T19:05:09Z'),
  });
  expect(read(placeOrder, { id_pedido: 41 })).toEqual({ id: 41, total: 0, state: 'active', placedAt: null });
});

it('the orders of a phone, with the pictures of what was ordered', () => {
  const active = {
    id_pedido: 41,
    total: 75.5,
    estado: 0,
    etapa: 'preparando',
    productos: [{ id_producto: 7, imagen: '/f.webp' }],
  };
  expect(read(getOrdersOfPhone, [active])).toEqual([
    {
      id: 41,
      total: 7550,
      state: 'active',
      stage: 'preparing',
      minutes: null,
      reason: null,
      isUnconfirmed: false,
      items: [{ productId: 7, imageUrl: '/f.webp' }],
    },
  ]);
});

it('the staff’s orders, all or one page', () => {
  expect(read(getActiveOrders, [orderOnWire])).toEqual([order]);
  expect(read(getOrders, { pedidos: [orderOnWire], siguiente: 'abc' })).toEqual({
    orders: [order],
    next: 'abc',
  });
  expect(read(getOrders, { pedidos: [], siguiente: null })).toEqual({ orders: [], next: null });
});

it('the report of a day', () => {
  const report = {
    fecha: '2026-11-21',
    entregados: 3,
    activos: 2,
    cancelados: 1,
    ventas: 260.5,
    productos: [{ nombre: 'Fresa', cantidad: 4, ventas: 260.5 }],
  };
  expect(read(getDayReport, report)).toEqual({
    day: '2026-11-21',
    delivered: 3,
    active: 2,
    cancelled: 1,
    sales: 26_050,
    products: [{ name: 'Fresa', quantity: 4, sales: 26_050 }],
  });
});

it('nothing, when the status is the whole answer', () => {
  expect(read(deleteProduct, { ok: true })).toBeUndefined();
  expect(v.parse(deleteProduct.answer, 'done')).toEqual({ ok: true });
});
