import {
  asStaff,
  getAdminProducts,
  getAllCategories,
  getCategoryProducts,
  getChanges,
  getComboCrepas,
  getCountedCategories,
  getHome,
  getOrderedCategories,
  getProduct,
  getPromo,
  type MenuWindowWire,
  renameCategory,
  updateProduct,
  updateShop,
} from '@crepas/api';
import { categoryId, type MenuWindow, productId } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLine } from '../../testing/anOrder.ts';
import { askAs, said } from '../../testing/askAs.ts';
import { sendOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop();
/** The database in this thread reads the clock of the test: a Monday. */
const at = (time: string) => Date.parse(`2026-11-16T${time}-06:00`);
const breakfast: MenuWindow = { days: [1, 2, 3, 4, 5], opens: 8 * 60, closes: 12 * 60 };
const onWire: MenuWindowWire = { dias: [1, 2, 3, 4, 5], desde: '08:00', hasta: '12:00' };
const nextMorning = '2026-11-17T14:00:00.000Z';

const ask = askAs(shop, null);
// Tokens that are valid at the time of the test's clock.
const asOwner: typeof ask = (call, input) => askAs(shop, ownerToken())(call, input);
const asKitchen: typeof ask = (call, input) => askAs(shop, staffToken())(call, input);
const setProduct = (id: number, windows: readonly MenuWindow[]) =>
  asOwner(updateProduct, { id: productId(id), windows });
const setCategory = (windows: readonly MenuWindow[]) =>
  asOwner(renameCategory, { id: categoryId(1), name: 'Crepas', windows });
const body = async (answer: ReturnType<typeof ask>) => (await answer).json();
const productOne = async () => (await body(ask(getProduct, productId(1))))[0];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: at('09:00:00') });
  await setCategory([]);
  for (const id of [1, 2, 3]) await setProduct(id, []);
});
afterEach(() => void vi.useRealTimers());

describe('a shop without windows', () => {
  it('says nothing of them', async () => {
    const answers = await Promise.all([
      body(ask(getHome, undefined)).then(({ shop: _, ...rest }) => rest),
      body(ask(getProduct, productId(1))),
      body(ask(getAllCategories, undefined)),
      body(ask(getCountedCategories, undefined)),
      body(asKitchen(getAdminProducts, categoryId(1))),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/ventanas|disponible_desde/);
  });
});

describe('a product with windows', () => {
  it('stays in view outside of them, with the moment from which it can be had, and changes to the second', async () => {
    expect(said(await setProduct(1, [breakfast]))).toEqual([
      200,
      expect.objectContaining({ ventanas: [onWire] }),
    ]);
    const inside = await productOne();
    expect([inside.ventanas, 'disponible_desde' in inside]).toEqual([[onWire], false]);
    const etag = String((await ask(getHome, undefined)).headers.etag);

    const read = () => new Promise<void>((resolve) => void shop.menu.onRefresh(resolve));
    await vi.advanceTimersByTimeAsync(at('11:59:59') - at('09:00:00'));
    expect('disponible_desde' in (await productOne())).toBe(false);
    const closed = read();
    await vi.advanceTimersByTimeAsync(1_000);
    await closed;
    const outside = { nombre: 'Nutella', disponible: 1, ventanas: [onWire], disponible_desde: nextMorning };
    expect(await productOne()).toMatchObject(outside);
    for (const list of [
      ask(getPromo, undefined),
      ask(getCategoryProducts, categoryId(1)),
      ask(getComboCrepas, undefined),
    ])
      expect((await body(list))[0]).toMatchObject(outside);
    expect((await body(ask(getHome, undefined))).promo).toMatchObject([outside]);
    expect((await ask(getHome, undefined)).headers.etag).not.toBe(etag);
    // Staff edit its own windows.
    expect((await body(asKitchen(asStaff(getProduct), productId(1))))[0].ventanas).toEqual([onWire]);
    expect(shop.menu.menu().changesAt).toBe(Date.parse(nextMorning));
  });

  it('follows the time zone that the owner chose', async () => {
    await setProduct(1, [breakfast]);
    await asOwner(updateShop, { timeZone: 'America/Tijuana' });
    expect((await productOne()).disponible_desde).toBe('2026-11-16T16:00:00.000Z');
    await asOwner(updateShop, { timeZone: 'America/Mexico_City' });
  });

  it('is in the change log', async () => {
    await setProduct(1, [breakfast]);
    const [entry] = (await body(asOwner(getChanges, {}))).cambios;
    expect(entry).toMatchObject({ tipo: 'producto', antes: { ventanas: [] }, ahora: { ventanas: [onWire] } });
  });
});

describe('a category with windows', () => {
  it('gives them to its products that have none, for customers alone', async () => {
    expect((await setCategory([breakfast])).statusCode).toBe(204);
    vi.setSystemTime(at('13:00:00'));
    await setProduct(2, [{ ...breakfast, closes: 16 * 60 }]);
    const listed = await body(ask(getCategoryProducts, categoryId(1)));
    expect(listed.map((product: { disponible_desde?: string }) => product.disponible_desde)).toEqual([
      nextMorning,
      undefined,
      nextMorning,
      nextMorning,
    ]);
    expect(listed[0].ventanas).toEqual([onWire]);
    const staffList = await body(asKitchen(getAdminProducts, categoryId(1)));
    expect(staffList.map((product: object) => 'ventanas' in product)).toEqual([false, true, false, false]);
    for (const list of [ask(getOrderedCategories, undefined), ask(getCountedCategories, undefined)])
      expect((await body(list))[0].ventanas).toEqual([onWire]);
  });

  it('keeps them when only its name changes, and is created with them', async () => {
    await setCategory([breakfast]);
    await asOwner(renameCategory, { id: categoryId(1), name: 'Antojos' });
    expect((await body(ask(getAllCategories, undefined)))[0]).toEqual({
      id: 1,
      nombre: 'Antojos',
      ventanas: [onWire],
    });
    const created = await shop.app.inject({
      method: 'POST',
      url: '/api/create-category',
      headers: { authorization: `Bearer ${ownerToken()}` },
      payload: { nombre: 'Desayunos', ventanas: [onWire] },
    });
    expect(created.json()).toMatchObject({ nombre: 'Desayunos', ventanas: [onWire] });
  });
});

describe('an order outside of a window', () => {
  const changesOf = async (...order: Parameters<typeof sendOrder>) =>
    (await sendOrder(...order)).json().cambios;

  it('is refused with the product and the moment, and taken from that moment on', async () => {
    await setCategory([breakfast]);
    expect((await sendOrder(shop)).statusCode).toBe(201);
    vi.setSystemTime(at('12:00:00'));
    expect(said(await sendOrder(shop))).toEqual([
      409,
      {
        error: 'Tu pedido cambió. ¿Confirmar?',
        cambios: [{ id_producto: 1, motivo: 'horario', nombre: 'Nutella', desde: nextMorning }],
        total: 0,
      },
    ]);
    vi.setSystemTime(Date.parse(nextMorning));
    expect((await sendOrder(shop)).statusCode).toBe(201);
  });

  it('names the crepa of a combo; a combo without three crepas to choose from says from when it has them', async () => {
    vi.setSystemTime(at('13:00:00'));
    await setProduct(2, [breakfast]);
    const trio = aLine({
      id_producto: 5,
      precio_unitario: 180,
      combo: 'Nutella, Fresa, Jamón',
      crepas: [1, 2, 3],
    });
    expect(await changesOf(shop, { productos: [trio] })).toEqual([
      { id_producto: 5, motivo: 'horario', nombre: 'Fresa', desde: nextMorning },
    ]);
    expect(await body(ask(getCategoryProducts, categoryId(2)))).toHaveLength(1);
    await setProduct(3, [breakfast]);
    expect(await body(ask(getCategoryProducts, categoryId(2)))).toMatchObject([
      { id_producto: 5, disponible: 1, disponible_desde: '2026-11-17T14:00:00.000Z' },
    ]);
    expect(await body(ask(getComboCrepas, undefined))).toHaveLength(4);
  });
});

describe('a combo with windows of its own', () => {
  const days = [1, 2, 3, 4, 5, 6, 7] as const;
  const hours = (opens: number, closes: number): MenuWindow => ({
    days,
    opens: opens * 60,
    closes: closes * 60,
  });
  const combo = async () => (await body(ask(getCategoryProducts, categoryId(2))))[0];
  const fromAt = (time: string) => ({
    id_producto: 5,
    disponible: 1,
    disponible_desde: new Date(at(time)).toISOString(),
  });
  afterEach(() => setProduct(5, []));

  it('stays in view while its crepas are outside of theirs, with the moment at which both can be had', async () => {
    await setProduct(5, [hours(8, 20)]);
    expect(await combo()).not.toHaveProperty('disponible_desde');
    for (const id of [1, 2]) await setProduct(id, [hours(18, 22)]);
    expect(await combo()).toMatchObject({
      ...fromAt('18:00:00'),
      ventanas: [{ desde: '08:00', hasta: '20:00' }],
    });
    expect((await body(ask(getProduct, productId(5))))[0]).toMatchObject(fromAt('18:00:00'));
    vi.setSystemTime(at('18:00:00'));
    await setProduct(3, []);
    expect(await combo()).not.toHaveProperty('disponible_desde');
    vi.setSystemTime(at('20:00:00'));
    await setProduct(3, []);
    // The crepas of the combo could still be had.
    expect(await combo()).toMatchObject({
      disponible_desde: new Date(at('18:00:00') + 86_400_000).toISOString(),
    });
  });

  it('is found in a later window of its crepas, and left out where they never meet', async () => {
    // At nine the first crepa can be had, at ten the second one, and both from four to five.
    await setProduct(1, [hours(8, 10), hours(15, 17)]);
    await setProduct(2, [hours(10, 11), hours(16, 18)]);
    await setProduct(3, [hours(0, 23)]);
    await setProduct(4, [hours(1, 2)]);
    expect(await combo()).toMatchObject(fromAt('16:00:00'));
    await setProduct(5, [hours(17, 19)]);
    expect(await combo()).toBeUndefined();
    await setProduct(5, [hours(11, 12), hours(16, 17)]);
    expect(await combo()).toMatchObject(fromAt('16:00:00'));
    await setProduct(4, []);
  });
});

it.each([
  [[{ ...onWire, dias: [8] }], 'ventanas.0.dias'],
  [[{ ...onWire, dias: [] }], 'ventanas.0.dias'],
  [[{ ...onWire, hasta: 'mediodía' }], 'ventanas.0.hasta'],
  [[{ ...onWire, hasta: '08:00' }], 'ventanas.0.hasta'],
  [Array.from({ length: 11 }, () => onWire), 'ventanas'],
])('the windows %j are refused with a sentence, of a product and of a category', async (ventanas, campo) => {
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    shop.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${ownerToken()}` },
      payload: { ...payload, ventanas },
    });
  for (const answer of [
    await send('PUT', '/products/1', {}),
    await send('POST', '/products', { nombre: 'Otro', categoria: 1 }),
    await send('PUT', '/categories/update-name/1', { nombre: 'Crepas' }),
    await send('POST', '/create-category', { nombre: 'Otra' }),
  ]) {
    expect([answer.statusCode, answer.json().campo]).toEqual([422, campo]);
    expect(answer.json().error).toMatch(/^«Horario en el menú»: /);
  }
});
