import { type Cents, categoryId, extraId, orderId, type PhoneNumber, productId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { createClient } from '../client/client.ts';
import { done } from '../wire/answerFields.ts';
import type { Call } from '../wire/call.ts';
import {
  getCategoryProducts,
  getComboCrepas,
  getExtras,
  getOrderedCategories,
  getProduct,
  getProductExtraIds,
  getPromo,
} from './catalog.ts';
import {
  createCategory,
  deleteCategory,
  getAllCategories,
  getCountedCategories,
  renameCategory,
  reorderCategories,
  restoreCategory,
} from './categories.ts';
import { getChanges } from './changes.ts';
import { getDayReport } from './dayReport.ts';
import { createExtra, deleteExtra, restoreExtra, setProductExtras, updateExtra } from './extras.ts';
import { getHome } from './home.ts';
import { deleteImage, signUpload } from './images.ts';
import {
  cancelOrder,
  getActiveOrders,
  getOrderDetails,
  getOrdersOfPhone,
  getPastOrdersOfPhone,
} from './orders.ts';
import { erasePerson, getPerson, getPrivateSettings } from './people.ts';
import { createProduct, deleteProduct, getAdminProducts, restoreProduct, updateProduct } from './products.ts';
import { getPushKey, subscribePush, unsubscribePush } from './push.ts';
import { getReport } from './reports.ts';
import { endBusy, getShop, pauseShop, resumeShop, setBusy, updateShop } from './shop.ts';
import { asStaff, setExtraSoldOut, setProductSoldOut } from './soldOut.ts';
import { getStaffAccounts, inviteStaff, revokeStaff } from './staffAccounts.ts';
import { changeStage, getOrders } from './staffOrders.ts';
import { cancelFollowedOrder, getFollowedOrder } from './withoutCode.ts';

type AnyCall = Pick<Call<never, unknown, never>, 'method' | 'path' | 'access' | 'status' | 'send'>;

/** The request that a call sends, and whether it carries a token. */
async function sent(call: AnyCall, input?: unknown) {
  let request: { line: string; body: unknown; token: string | null; type: string | null } | undefined;
  const client = createClient({
    baseUrl: '/api',
    token: async () => 'a-token',
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      request = {
        line: `${init?.method} ${url}`,
        body: init?.body == null ? undefined : JSON.parse(String(init.body)),
        token: headers.get('Authorization'),
        type: headers.get('Content-Type'),
      };
      return new Response(null, { status: 500 });
    },
  });
  await client.send({ ...call, answer: done, decode: () => undefined }, input as never).catch(() => {});
  return request;
}

const product = productId(7);
const extra = extraId(4);
const category = categoryId(3);
const nothing = undefined;

it.each([
  ['GET /promo', 'public', 200, getPromo],
  ['GET /crepa-combo', 'public', 200, getComboCrepas],
  ['GET /categories/with-product-count', 'public', 200, getCountedCategories],
  ['GET /category-asc', 'public', 200, getOrderedCategories],
  ['GET /allcategories', 'public', 200, getAllCategories],
  ['GET /ingredientes', 'public', 200, getExtras],
  ['GET /home', 'public', 200, getHome],
  ['GET /shop', 'public', 200, getShop],
  ['GET /push/clave', 'public', 200, getPushKey],
  ['GET /active-orders', 'staff', 200, getActiveOrders],
  ['GET /shop/privado', 'owner', 200, getPrivateSettings],
  ['GET /personal', 'owner', 200, getStaffAccounts],
] as [string, string, number, AnyCall][])(
  '%s needs no input, only the caller %s',
  async (line, access, status, call) => {
    expect([call.access, call.status]).toEqual([access, status]);
    expect(await sent(call)).toEqual({
      line: line.replace(' ', ' /api'),
      body: undefined,
      type: null,
      token: access === 'public' ? null : 'Bearer a-token',
    });
  },
);

const calls: [string, string, number, unknown, AnyCall, unknown][] = [
  ['GET /category?categoria=3', 'public', 200, nothing, getCategoryProducts, category],
  ['GET /modal?id=7', 'public', 200, nothing, getProduct, product],
  ['GET /admin?categoria=3', 'staff', 200, nothing, getAdminProducts, category],
  ['GET /producto-ingredientes/7', 'public', 200, nothing, getProductExtraIds, product],
  ['GET /orders/user/5512345678', 'customer', 200, nothing, getOrdersOfPhone, '5512345678' as PhoneNumber],
  [
    'GET /orders/user/5512345678/pasados?limit=5',
    'customer',
    200,
    nothing,
    getPastOrdersOfPhone,
    { phone: '5512345678' as PhoneNumber, limit: 5 },
  ],
  ['GET /cambios', 'owner', 200, nothing, getChanges, {}],
  [
    'GET /cambios?tipo=producto&quien=ana%40crepas.example&desde=2026-11-01&hasta=2026-11-21&cursor=abc',
    'owner',
    200,
    nothing,
    getChanges,
    { kind: 'product', by: 'ana@crepas.example', from: '2026-11-01', to: '2026-11-21', cursor: 'abc' },
  ],
  ['POST /products/7/restaurar', 'owner', 200, nothing, restoreProduct, product],
  ['POST /category/3/restaurar', 'owner', 200, nothing, restoreCategory, category],
  ['POST /ingredientes/4/restaurar', 'owner', 200, nothing, restoreExtra, extra],
  ['GET /personas/5512345678', 'owner', 200, nothing, getPerson, '5512345678' as PhoneNumber],
  ['DELETE /personas/5512345678', 'owner', 200, nothing, erasePerson, '5512345678' as PhoneNumber],
  [
    'POST /personal',
    'owner',
    201,
    { correo: 'eva@crepas.example', rol: 'staff' },
    inviteStaff,
    { email: 'eva@crepas.example', role: 'staff' },
  ],
  ['DELETE /personal/eva-1', 'owner', 200, nothing, revokeStaff, 'eva-1'],
  ['PUT /shop', 'owner', 200, { olvidar_despues_dias: 90 }, updateShop, { forgetAfterDays: 90 }],
  ['PUT /shop', 'owner', 200, { olvidar_despues_dias: null }, updateShop, { forgetAfterDays: null }],
  ['GET /order-details/41', 'customer', 200, nothing, getOrderDetails, orderId(41)],
  ['GET /reports/day?fecha=2026-11-21', 'staff', 200, nothing, getDayReport, '2026-11-21'],
  [
    'GET /reports?desde=2026-11-01&hasta=2026-11-21',
    'owner',
    200,
    nothing,
    getReport,
    { from: '2026-11-01', to: '2026-11-21' },
  ],
  ['GET /orders?estado=2', 'staff', 200, nothing, getOrders, { state: 'cancelled' }],
  [
    'GET /orders?estado=1&cursor=abc&buscar=Colima+5&fecha=2026-11-21',
    'staff',
    200,
    nothing,
    getOrders,
    { state: 'completed', cursor: 'abc', words: 'Colima 5', day: '2026-11-21' },
  ],
  ['POST /create-category', 'owner', 201, { nombre: 'Dulces' }, createCategory, 'Dulces'],
  [
    'PUT /categories/update-name/3',
    'owner',
    204,
    { nombre: 'Dulces' },
    renameCategory,
    { id: category, name: 'Dulces' },
  ],
  [
    'POST /categories/update-order',
    'owner',
    200,
    [
      { id: 9, orden: 1 },
      { id: 3, orden: 2 },
    ],
    reorderCategories,
    [categoryId(9), category],
  ],
  ['DELETE /category/3', 'owner', 200, nothing, deleteCategory, category],
  [
    'POST /producto-ingredientes',
    'owner',
    200,
    { producto_id: 7, ingredientes: [4] },
    setProductExtras,
    { product, extras: [extra] },
  ],
  [
    'POST /create-extra',
    'owner',
    201,
    { nombre: 'Nuez', descripcion: 'Tostada', precio_extra: 12.5 },
    createExtra,
    { name: 'Nuez', description: 'Tostada', price: 1250 as Cents },
  ],
  ['PUT /ingredientes/4', 'staff', 200, { disponible: 0 }, updateExtra, { id: extra, available: false }],
  [
    'PUT /ingredientes/4',
    'staff',
    200,
    { nombre: 'Nuez', descripcion: 'Tostada', precio_extra: 12.5 },
    updateExtra,
    { id: extra, name: 'Nuez', description: 'Tostada', price: 1250 as Cents },
  ],
  ['DELETE /ingredientes/4', 'owner', 200, nothing, deleteExtra, extra],
  [
    'POST /products',
    'owner',
    201,
    { nombre: 'Fresa', categoria: 3 },
    createProduct,
    { name: 'Fresa', categoryId: category },
  ],
  ['PUT /products/7', 'staff', 200, { disponible: 0 }, updateProduct, { id: product, available: false }],
  [
    'PUT /products/7',
    'staff',
    200,
    { descripcion: 'Rica', precio: 85.5, imagen_url: '/f.webp', combo: 1, promo: 0, elegible_combo: 1 },
    updateProduct,
    {
      id: product,
      description: 'Rica',
      price: 8550 as Cents,
      imageUrl: '/f.webp',
      isCombo: true,
      isPromoted: false,
      isComboEligible: true,
    },
  ],
  ['DELETE /products/7', 'owner', 200, nothing, deleteProduct, product],
  [
    'POST /delete-cloudinary-image',
    'owner',
    200,
    { publicId: 'menu/a', fullUrl: 'https://i.example/a' },
    deleteImage,
    { publicId: 'menu/a', fullUrl: 'https://i.example/a' },
  ],
  ['POST /fotos/firma', 'owner', 200, nothing, signUpload, undefined],
  ['PUT /shop', 'owner', 200, { abierto: false }, updateShop, { isOpen: false }],
  [
    'PUT /shop',
    'owner',
    200,
    {
      zona_horaria: 'America/Tijuana',
      horario: [{ dia: 5, abre: '18:00', cierra: '01:05' }],
      dias: [{ fecha: '2026-12-25', cerrado: true, motivo: 'Navidad' }],
      ultimo_pedido_minutos: 15,
    },
    updateShop,
    {
      timeZone: 'America/Tijuana',
      week: [{ day: 5, opens: 1080, closes: 65 }],
      specialDays: [{ kind: 'closed', date: '2026-12-25', reason: 'Navidad' }],
      lastOrderMinutes: 15,
    },
  ],
  ['GET /seguimiento/AbC', 'public', 200, nothing, getFollowedOrder, 'AbC'],
  ['POST /seguimiento/AbC/cancelar', 'public', 200, nothing, cancelFollowedOrder, 'AbC'],
  ['POST /orders/41/cancelar', 'customer', 200, nothing, cancelOrder, orderId(41)],
  [
    'POST /push',
    'customer',
    204,
    { endpoint: 'https://push.example/a', keys: { p256dh: 'B', auth: 'A' } },
    subscribePush,
    { endpoint: 'https://push.example/a', keys: { p256dh: 'B', auth: 'A' } },
  ],
  [
    'DELETE /push',
    'customer',
    204,
    { endpoint: 'https://push.example/a' },
    unsubscribePush,
    'https://push.example/a',
  ],
  ['DELETE /push', 'customer', 204, {}, unsubscribePush, undefined],
  ['PUT /shop', 'owner', 200, { sin_codigo: true }, updateShop, { takesWithoutCode: true }],
  ['PUT /shop', 'owner', 200, { rechazo_automatico_minutos: null }, updateShop, { autoRejectMinutes: null }],
  ['POST /shop/pausa', 'staff', 200, { minutos: 30 }, pauseShop, { minutes: 30 }],
  ['DELETE /shop/pausa', 'staff', 200, nothing, resumeShop, undefined],
  [
    'POST /shop/ocupado',
    'staff',
    200,
    { minutos: 65, durante: 60 },
    setBusy,
    { minutes: 65, forMinutes: 60 },
  ],
  ['DELETE /shop/ocupado', 'staff', 200, nothing, endBusy, undefined],
  [
    'PUT /products/7/agotado',
    'staff',
    200,
    { agotado: true },
    setProductSoldOut,
    { id: product, isSoldOut: true },
  ],
  [
    'PUT /ingredientes/4/agotado',
    'staff',
    200,
    { agotado: false },
    setExtraSoldOut,
    { id: extraId(4), isSoldOut: false },
  ],
  ['GET /ingredientes', 'staff', 200, nothing, asStaff(getExtras), undefined],
  [
    'PUT /shop',
    'owner',
    200,
    { nombre: 'Crepas', lema: '', minutos_entrega: 40, whatsapp: '', mensaje: 'Volvemos el lunes' },
    updateShop,
    { name: 'Crepas', tagline: '', deliveryMinutes: 40, whatsApp: '', message: 'Volvemos el lunes' },
  ],
  [
    'PATCH /orders/41',
    'staff',
    200,
    { etapa: 'aceptado', minutos: 35 },
    changeStage,
    { id: orderId(41), stage: 'accepted', minutes: 35 },
  ],
  [
    'PATCH /orders/41',
    'staff',
    200,
    { etapa: 'rechazado', motivo: 'Ya cerramos' },
    changeStage,
    { id: orderId(41), stage: 'rejected', reason: 'Ya cerramos' },
  ],
];

it.each(calls)(
  '%s is for %s and answers %i; its body is %j',
  async (line, access, status, body, call, input) => {
    expect([call.access, call.status]).toEqual([access, status]);
    expect(await sent(call, input)).toEqual({
      line: line.replace(' ', ' /api'),
      body,
      type: body === undefined ? null : 'application/json',
      token: access === 'public' ? null : 'Bearer a-token',
    });
  },
);
