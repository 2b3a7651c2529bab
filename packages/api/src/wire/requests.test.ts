import { type Cents, categoryId, extraId, orderId, type PhoneNumber, productId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { getCategoryProducts, getExtras, getProduct } from '../menu/catalogCalls.ts';
import { reorderCategories } from '../menu/categoryCalls.ts';
import { createExtra, setProductExtras } from '../menu/extraCalls.ts';
import { deleteImage } from '../menu/imageCalls.ts';
import { createProduct, getAdminProducts, updateProduct } from '../menu/productCalls.ts';
import { asStaff, setProductSoldOut } from '../menu/soldOutCalls.ts';
import { getPastOrdersOfPhone } from '../orders/orderCalls.ts';
import { changeStage, getOrders } from '../orders/staffOrderCalls.ts';
import { subscribePush, unsubscribePush } from '../push/pushCalls.ts';
import { getDayReport, getReport } from '../reports/reportCalls.ts';
import { setBusy, updateShop } from '../shop/shopCalls.ts';
import { getChanges } from '../staff/changeCalls.ts';
import { inviteStaff } from '../staff/staffAccountCalls.ts';

/**
 * The wire names of what is sent (spec §7). Paths, callers and statuses are compared with `docs/contract.md` by
 * `tools/contract.test.ts`, the rest of a request by `client.test.ts`.
 */

const phone = '5512345678' as PhoneNumber;
const device = { endpoint: 'https://push.example/a', keys: { p256dh: 'B', auth: 'A' } };
const picture = { publicId: 'menu/a', fullUrl: 'https://i.example/a' };

it.each<[sent: object, query: object]>([
  [getCategoryProducts.send(categoryId(3)), { categoria: 3 }],
  [getAdminProducts.send(categoryId(3)), { categoria: 3 }],
  [getProduct.send(productId(7)), { id: 7 }],
  [getPastOrdersOfPhone.send({ phone, limit: 5 }), { limit: 5 }],
  [getChanges.send({}), {}],
  [
    getChanges.send({ kind: 'product', by: 'ana', from: '2026-11-01', to: '2026-11-21', cursor: 'abc' }),
    { tipo: 'producto', quien: 'ana', desde: '2026-11-01', hasta: '2026-11-21', cursor: 'abc' },
  ],
  [getDayReport.send('2026-11-21'), { fecha: '2026-11-21' }],
  [getReport.send({ from: '2026-11-01', to: '2026-11-21' }), { desde: '2026-11-01', hasta: '2026-11-21' }],
  [getOrders.send({ state: 'cancelled' }), { estado: 2 }],
  [
    getOrders.send({ state: 'completed', cursor: 'abc', words: 'Colima 5', day: '2026-11-21' }),
    { estado: 1, cursor: 'abc', buscar: 'Colima 5', fecha: '2026-11-21' },
  ],
])('the query of %j is %j', (sent, query) => {
  expect({ query: {}, ...sent }.query).toEqual(query);
});

it.each<[sent: object, body: unknown]>([
  [inviteStaff.send({ email: 'eva@x.mx', role: 'staff' }), { correo: 'eva@x.mx', rol: 'staff' }],
  [
    reorderCategories.send([categoryId(9), categoryId(3)]),
    [
      { id: 9, orden: 1 },
      { id: 3, orden: 2 },
    ],
  ],
  [
    setProductExtras.send({ product: productId(7), extras: [extraId(4)] }),
    { producto_id: 7, ingredientes: [4] },
  ],
  [
    createExtra.send({ name: 'Nuez', description: 'Tostada', price: 1250 as Cents }),
    { nombre: 'Nuez', descripcion: 'Tostada', precio_extra: 12.5 },
  ],
  [createProduct.send({ name: 'Fresa', categoryId: categoryId(3) }), { nombre: 'Fresa', categoria: 3 }],
  [
    updateProduct.send({
      id: productId(7),
      description: 'Rica',
      price: 8550 as Cents,
      available: false,
      imageUrl: '/f.webp',
      isCombo: true,
      isPromoted: false,
      isComboEligible: true,
    }),
    {
      descripcion: 'Rica',
      precio: 85.5,
      disponible: 0,
      imagen_url: '/f.webp',
      combo: 1,
      promo: 0,
      elegible_combo: 1,
    },
  ],
  [deleteImage.send(picture), picture],
  [subscribePush.send(device), device],
  [unsubscribePush.send(device.endpoint), { endpoint: device.endpoint }],
  [unsubscribePush.send(undefined), {}],
  [setBusy.send({ minutes: 65, forMinutes: 60 }), { minutos: 65, durante: 60 }],
  [setProductSoldOut.send({ id: productId(7), isSoldOut: true }), { agotado: true }],
  [
    changeStage.send({ id: orderId(41), stage: 'rejected', minutes: 35, reason: 'Ya cerramos' }),
    { etapa: 'rechazado', minutos: 35, motivo: 'Ya cerramos' },
  ],
  [
    updateShop.send({
      name: 'Crepas',
      tagline: '',
      deliveryMinutes: 40,
      whatsApp: '',
      message: 'Volvemos',
      isOpen: false,
      timeZone: 'America/Tijuana',
      week: [{ day: 5, opens: 1080, closes: 65 }],
      specialDays: [{ kind: 'closed', date: '2026-12-25', reason: 'Navidad' }],
      lastOrderMinutes: 15,
      forgetAfterDays: 90,
      autoRejectMinutes: null,
      takesWithoutCode: true,
    }),
    {
      nombre: 'Crepas',
      lema: '',
      minutos_entrega: 40,
      whatsapp: '',
      mensaje: 'Volvemos',
      abierto: false,
      zona_horaria: 'America/Tijuana',
      horario: [{ dia: 5, abre: '18:00', cierra: '01:05' }],
      dias: [{ fecha: '2026-12-25', cerrado: true, motivo: 'Navidad' }],
      ultimo_pedido_minutos: 15,
      olvidar_despues_dias: 90,
      rechazo_automatico_minutos: null,
      sin_codigo: true,
    },
  ],
])('the body of %j is %j', (sent, body) => {
  expect((sent as { readonly body?: unknown }).body).toEqual(body);
});

it('staff read a public call with their token', () => {
  expect([getExtras.access, asStaff(getExtras).access]).toEqual(['public', 'staff']);
});
