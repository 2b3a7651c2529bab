import {
  asStaff,
  getAdminProducts,
  getCategoryProducts,
  getComboCrepas,
  getExtras,
  getHome,
  getProduct,
  getPromo,
  setExtraSoldOut,
  setProductSoldOut,
  updateProduct,
  updateShop,
} from '@crepas/api';
import { categoryId, extraId, productId } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phone } from '../../testing/anOrder.ts';
import { askAs, said } from '../../testing/askAs.ts';
import { sendOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ordersToken, ownerToken } from '../../testing/tokens.ts';

const shop = testShop();
/** The database in this thread reads the clock of the test: a Monday evening. */
const evening = Date.parse('2026-11-16T20:00:00-06:00');
const morning = Date.parse('2026-11-17T05:00:00-06:00');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: evening });
});
afterEach(async () => {
  for (const id of [1, 2, 3, 4]) await setSoldOut(id, false);
  await asOwner(setExtraSoldOut, { id: extraId(1), isSoldOut: false });
  vi.useRealTimers();
});

const ask = askAs(shop, null);
// Tokens that are valid at the time of the test's clock.
const asOwner: typeof ask = (call, input) => askAs(shop, ownerToken())(call, input);
/** «Solo pedidos» may do it too (decision R11). */
const asKitchen: typeof ask = (call, input) => askAs(shop, ordersToken())(call, input);
const setSoldOut = (id: number, isSoldOut: boolean) =>
  asKitchen(setProductSoldOut, { id: productId(id), isSoldOut });
const names = async (answer: ReturnType<typeof ask>) =>
  (await answer).json().map(({ nombre }: { nombre: string }) => nombre);
const crepas = () => names(ask(getCategoryProducts, categoryId(1)));
const place = () => sendOrder(shop);

describe('a product that is sold out today', () => {
  it('is available again at five in the morning of the shop, to the second, without a write', async () => {
    expect((await setSoldOut(1, true)).json()).toEqual({ agotado_hasta: '2026-11-17T11:00:00.000Z' });
    const etag = String((await ask(getHome, undefined)).headers.etag);
    expect(await crepas()).toEqual(['Fresa', 'Jamón', 'Queso']);
    expect((await place()).json()).toMatchObject({ cambios: [{ motivo: 'no_disponible' }] });

    await vi.advanceTimersByTimeAsync(morning - 1_000 - evening);
    expect(await crepas()).toEqual(['Fresa', 'Jamón', 'Queso']);
    const read = new Promise<void>((resolve) => void shop.menu.onRefresh(resolve));
    await vi.advanceTimersByTimeAsync(1_000);
    await read;
    expect(await crepas()).toEqual(['Nutella', 'Fresa', 'Jamón', 'Queso']);
    expect((await ask(getHome, undefined)).headers.etag).not.toBe(etag);
    expect((await place()).statusCode).toBe(201);
  });

  it('is not available earlier when the clock is set back meanwhile', async () => {
    await setSoldOut(1, true);
    vi.setSystemTime(evening - 3_600_000);
    await vi.advanceTimersByTimeAsync(morning - evening);
    expect(await crepas()).toEqual(['Fresa', 'Jamón', 'Queso']);
    expect((await place()).statusCode).toBe(409);
  });

  it('is left out for customers; its page reads it as hidden, with the time at which it is available', async () => {
    await setSoldOut(1, true);
    expect(await names(ask(getPromo, undefined))).toEqual([]);
    expect(await names(ask(getComboCrepas, undefined))).toEqual(['Fresa', 'Jamón', 'Queso']);
    const home = (await ask(getHome, undefined)).json();
    expect([home.promo, home.productos.length]).toEqual([[], 3]);
    expect((await ask(getProduct, productId(1))).json()).toMatchObject([
      { nombre: 'Nutella', disponible: 0, agotado_hasta: '2026-11-17T11:00:00.000Z' },
    ]);
  });

  it('is sent to staff with its time; other products have null', async () => {
    await setSoldOut(1, true);
    const until = '2026-11-17T11:00:00.000Z';
    const list = (await asKitchen(getAdminProducts, categoryId(1))).json();
    expect(list.map((product: { agotado_hasta: string }) => product.agotado_hasta)).toEqual([
      until,
      null,
      null,
      null,
    ]);
    const answer = await asKitchen(asStaff(getProduct), productId(1));
    expect(answer.json()).toMatchObject([{ disponible: 1, agotado_hasta: until }]);
    expect([answer.headers['cache-control'], answer.headers.vary]).toEqual([
      'no-store',
      expect.stringContaining('Authorization'),
    ]);
    // Hiding the product does not change that.
    await asOwner(updateProduct, { id: productId(1), available: false });
    expect((await asKitchen(asStaff(getProduct), productId(1))).json()).toMatchObject([
      { disponible: 0, agotado_hasta: until },
    ]);
    await asOwner(updateProduct, { id: productId(1), available: true });
  });

  it('ends by the time zone that the owner chose; the menu changes when the first product returns', async () => {
    await setSoldOut(2, true);
    await asOwner(updateShop, { timeZone: 'America/Tijuana' });
    expect((await setSoldOut(1, true)).json()).toEqual({ agotado_hasta: '2026-11-17T13:00:00.000Z' });
    expect(shop.menu.menu().changesAt).toBe(Date.parse('2026-11-17T11:00:00.000Z'));
    await asOwner(updateShop, { timeZone: 'America/Mexico_City' });
  });

  it('can be made available at once; an unknown id answers 404', async () => {
    await setSoldOut(1, true);
    expect((await setSoldOut(1, false)).json()).toEqual({ agotado_hasta: null });
    expect(await crepas()).toContain('Nutella');
    for (const unknown of [99, 2 ** 40]) {
      expect((await setSoldOut(unknown, true)).statusCode).toBe(404);
      const missing = { id: extraId(unknown), isSoldOut: true };
      expect((await asKitchen(setExtraSoldOut, missing)).statusCode).toBe(404);
    }
  });
});

it('a sold-out extra is left out for customers, and sent to staff', async () => {
  expect(said(await asKitchen(setExtraSoldOut, { id: extraId(1), isSoldOut: true }))).toEqual([
    200,
    { agotado_hasta: '2026-11-17T11:00:00.000Z' },
  ]);
  expect(await names(ask(getExtras, undefined))).toEqual(['Cajeta']);
  expect((await asKitchen(asStaff(getExtras), undefined)).json()).toMatchObject([
    { nombre: 'Nuez', disponible: 1, agotado_hasta: '2026-11-17T11:00:00.000Z' },
    { nombre: 'Cajeta', agotado_hasta: null },
  ]);
});

it('where orders for later are taken, sold-out extras and crepas are listed with their return', async () => {
  const later = (isActive: boolean) =>
    asOwner(updateShop, { scheduling: { isActive, daysAhead: isActive ? 2 : 0, maxPerQuarter: null } });
  await later(true);
  await setSoldOut(1, true);
  await asKitchen(setExtraSoldOut, { id: extraId(1), isSoldOut: true });
  const soldOut = { disponible: 0, agotado_hasta: '2026-11-17T11:00:00.000Z' };
  const lists = async () =>
    [(await ask(getExtras, undefined)).json(), (await ask(getComboCrepas, undefined)).json()] as const;
  const [extras, crepas] = await lists();
  expect(extras).toContainEqual(expect.objectContaining({ nombre: 'Nuez', ...soldOut }));
  expect(crepas).toContainEqual(expect.objectContaining({ nombre: 'Nutella', ...soldOut }));
  // A crepa that the owner has hidden is in no list, also when it is sold out.
  await asOwner(updateProduct, { id: productId(1), available: false });
  expect(await names(ask(getComboCrepas, undefined))).not.toContain('Nutella');
  await asOwner(updateProduct, { id: productId(1), available: true });
  await later(false);
  for (const list of await lists()) expect(list).not.toContainEqual(expect.objectContaining(soldOut));
  await setSoldOut(1, false);
  await asKitchen(setExtraSoldOut, { id: extraId(1), isSoldOut: false });
});

it('a customer or a bad token reads the public answer', async () => {
  await setSoldOut(1, true);
  const everybody = (await ask(getProduct, productId(1))).json();
  for (const token of [customerToken(phone), 'forged']) {
    expect(said(await askAs(shop, token)(getProduct, productId(1)))).toEqual([200, everybody]);
  }
});
