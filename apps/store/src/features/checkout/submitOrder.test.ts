import { defaultWords, plainReading, type ShopReading } from '@crepas/api';
import { buildOrderPayload, type Cents, type ConfirmationWay, parsePhone } from '@crepas/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptHeader } from '../../shared/keptMarks.ts';
import { aChoice, aShop } from '../../testing/build.ts';

const phone = parsePhone('5512345678') ?? expect.fail();
const placed = { id_pedido: 41, total: 80, estado: 0, fecha_pedido: '2026-11-20T19:00:00-06:00' };

/** A page whose storage and network are the test's; each test loads it anew. */
let answers: (() => Response)[];
let keys: (string | null)[];
let bodies: unknown[];
let stored: Record<string, string>;
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [answers, keys, bodies, stored] = [[], [], [], {}];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    bodies.push(JSON.parse(String(init.body)));
    return (answers.shift() ?? expect.unreachable('the shop was not to be asked'))();
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function aPage() {
  const { submitOrder } = await import('./submitOrder.ts');
  const { placeShopOrder } = await import('./sendOrder.ts');
  const { loadUnconfirmed } = await import('./checkoutStatus.ts');
  const { useCart } = await import('../../shared/cart/cart.ts');
  const { useAddress } = await import('../address/address.ts');
  useCart.getState().add(aChoice(1));
  const saveAddress = () =>
    useAddress.setState({
      saved: { address: 'Tabasco 170', position: { lat: 19.4, lng: -99.1 } },
      details: { houseNumber: '12', reference: 'Portón', phoneNumber: phone, phoneVerified: true },
    });
  const order = () => {
    const { saved, details } = useAddress.getState();
    return saved && details
      ? buildOrderPayload(useCart.getState().cart, { fulfilment: 'delivery', saved, details })
      : expect.fail('no address');
  };
  return { submitOrder, placeShopOrder, loadUnconfirmed, useCart, useAddress, saveAddress, order };
}

it('an order is sent with the wire names and in pesos', async () => {
  const { placeShopOrder, saveAddress, order } = await aPage();
  saveAddress();
  answers = [() => Response.json(placed, { status: 201 })];
  await placeShopOrder(order());
  expect(bodies).toMatchObject([
    {
      telefono_usuario: '5512345678',
      direccion_entrega: expect.stringContaining('Tabasco 170'),
      total: 80,
      productos: [{ id_producto: 1, cantidad: 1 }],
    },
  ]);
});

it('an accepted order empties its cart, and nothing is unconfirmed', async () => {
  const { placeShopOrder, loadUnconfirmed, useCart, saveAddress, order } = await aPage();
  saveAddress();
  answers = [() => Response.json(placed, { status: 201 })];
  expect(await placeShopOrder(order())).toMatchObject({ kind: 'placed', order: { id: 41 } });
  expect(useCart.getState().cart).toEqual([]);
  expect(loadUnconfirmed()).toBeNull();
});

it('a cart that was changed in the meantime is kept', async () => {
  const { placeShopOrder, useCart, saveAddress, order } = await aPage();
  saveAddress();
  const earlier = order();
  useCart.getState().add(aChoice(2));
  answers = [() => Response.json(placed, { status: 201 })];
  await placeShopOrder(earlier);
  expect(useCart.getState().cart).toHaveLength(2);
});

it('what is added while an order is on its way stays, as a cart of its own', async () => {
  const { placeShopOrder, useCart, saveAddress, order } = await aPage();
  saveAddress();
  const { cartId } = useCart.getState();
  const added = () => {
    useCart.getState().add(aChoice(1));
    useCart.getState().add(aChoice(2));
    return Response.json(placed, { status: 201 });
  };
  answers = [added];
  await placeShopOrder(order());
  const left = useCart.getState();
  expect(left.cart).toMatchObject([
    { product: { id: 1 }, quantity: 1 },
    { product: { id: 2 }, quantity: 1 },
  ]);
  // The first of them alone would be the same order under the same key.
  expect(left.cartId.slice(0, 24)).not.toBe(cartId.slice(0, 24));
});

it('an order that another tab has placed as well takes nothing from the next cart', async () => {
  const { placeShopOrder, useCart, saveAddress, order } = await aPage();
  saveAddress();
  const byTheOther = () => {
    useCart.getState().clear();
    useCart.getState().add(aChoice(1));
    return Response.json(placed);
  };
  answers = [byTheOther];
  await placeShopOrder(order());
  expect(useCart.getState().cart).toMatchObject([{ product: { id: 1 }, quantity: 1 }]);
});

/** «Finalizar» of a page's cart, at a shop of which only the order's answer is known. */
async function finishes(
  page: Awaited<ReturnType<typeof aPage>>,
  way?: ConfirmationWay,
  shop: ShopReading = plainReading(defaultWords),
  seen: { readonly code: string | null; readonly discount: number } = { code: null, discount: 0 },
) {
  const { shopQuery } = await import('../../shared/shop/shop.ts');
  page.saveAddress();
  const { saved, details } = page.useAddress.getState();
  const queryClient = new QueryClient();
  queryClient.setQueryData(shopQuery.queryKey, shop);
  return page.submitOrder(queryClient, {
    kind: 'new',
    cart: page.useCart.getState().cart,
    destination: { fulfilment: 'delivery', saved: saved ?? expect.fail(), details: details ?? expect.fail() },
    fee: 0 as Cents,
    code: seen.code,
    discount: seen.discount as Cents,
    way,
  });
}

it.each([undefined, 'call'] as const)(
  'a phone that the shop refuses reads why, and loses nothing (%s)',
  async (way) => {
    const page = await aPage();
    const { apiErrorCopy } = await import('@crepas/api');
    const error = 'La tienda no recibe pedidos de este teléfono en línea. Llama a la tienda: 5512340000.';
    const refusal = { error, codigo: 'bloqueado', whatsapp: '', telefono: '5512340000' };
    answers = [() => Response.json(refusal, { status: 409 })];
    const result = await finishes(page, way);
    expect(result.kind === 'failed' && apiErrorCopy(result.error)).toBe(error);
    expect(page.useCart.getState().cart).toHaveLength(1);
    expect(page.useAddress.getState().details).toMatchObject({ phoneVerified: true });
    expect(page.loadUnconfirmed()).toBeNull();
  },
);

const refuses = (status: number, body: object) => () => Response.json({ error: 'No', ...body }, { status });

describe('a new order', () => {
  it('is placed, and its message has the parts of the address and no fee', async () => {
    const page = await aPage();
    const { cart } = page.useCart.getState();
    answers = [() => Response.json(placed, { status: 201 })];
    const result = await finishes(page);
    if (result.kind !== 'placed') expect.fail(result.kind);
    const text = decodeURIComponent(result.messageLink(cart));
    expect(text).toMatch(/Dirección: Tabasco 170\nNúmero: 12\nReferencia: Portón/);
    expect(text).not.toContain('Envío:');
    expect(text).not.toContain('confirm');
  });

  it('needs a new proof of the phone on 401', async () => {
    const page = await aPage();
    answers = [refuses(401, {})];
    expect(await finishes(page)).toEqual({ kind: 'needsPhone' });
    expect(page.useAddress.getState().details?.phoneVerified).toBe(false);
  });

  it('that the menu has changed is shown with the way of its confirmation', async () => {
    const page = await aPage();
    const change = { id_producto: 1, motivo: 'precio', nombre: 'Nutella', antes: 80, ahora: 95 };
    answers = [refuses(409, { cambios: [change], total: 95 })];
    expect(await finishes(page, 'call')).toMatchObject({ kind: 'changed', total: 9500, way: 'call' });
    expect(bodies).toMatchObject([{ via: 'llamada' }]);
  });

  it('at a shop that has closed says so, and without its hours the reason of the server', async () => {
    const page = await aPage();
    const closed = refuses(409, { codigo: 'cerrado', abre: null });
    answers = [closed];
    expect(await finishes(page)).toMatchObject({ kind: 'failed', error: { serverMessage: 'No' } });
    answers = [closed];
    expect(await finishes(page, undefined, { shop: aShop({ features: [] }), clockOffsetMs: 0 })).toEqual({
      kind: 'shopClosed',
    });
  });

  it('whose hour filled up meanwhile reads the nearest, and loses nothing', async () => {
    const page = await aPage();
    const nearest = ['2026-11-21T02:45:00.000Z', '2026-11-21T03:15:00.000Z'];
    answers = [refuses(409, { codigo: 'hora_llena', horas: nearest })];
    const result = await finishes(page);
    expect(result).toEqual({
      kind: 'momentGone',
      sentence: 'Esa hora se llenó. Elige otra.',
      moments: nearest.map((moment) => Date.parse(moment)),
    });
    expect(page.useCart.getState().cart).toHaveLength(1);
    expect(page.loadUnconfirmed()).toBeNull();
  });

  it('without a code that the shop does not take leads to the code, with the reason', async () => {
    const page = await aPage();
    const { useWithoutCode } = await import('./checkoutStatus.ts');
    answers = [refuses(409, { codigo: 'sin_codigo' })];
    expect(await finishes(page, 'call')).toEqual({ kind: 'needsPhone' });
    expect(useWithoutCode.getState().refusal).toEqual({ kind: 'notOffered', sentence: 'No' });
    answers = [refuses(422, {})];
    expect(await finishes(page, 'call')).toMatchObject({ kind: 'failed' });
    answers = [refuses(409, { codigo: 'sin_codigo' })];
    expect(await finishes(page)).toMatchObject({ kind: 'failed' });
  });

  it('of a cart that another tab has ordered otherwise says so, and shows what is stored', async () => {
    const page = await aPage();
    answers = [
      () => {
        stored.cart = '[]';
        return Response.json({ error: 'No', codigo: 'clave_usada' }, { status: 422 });
      },
    ];
    expect(await finishes(page)).toEqual({ kind: 'orderedBefore' });
    expect(page.useCart.getState().cart).toEqual([]);
    expect(page.loadUnconfirmed()).toBeNull();
  });

  it('waits for an earlier one that may have been placed', async () => {
    const page = await aPage();
    answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
    ];
    expect(await finishes(page)).toMatchObject({ kind: 'unknown' });
    page.useCart.getState().add(aChoice(2));
    expect(await finishes(page)).toEqual({ kind: 'unconfirmedFirst' });
  });

  it('that may have been placed is not refused for its options: the shop may have it', async () => {
    const page = await aPage();
    const { useFulfilment } = await import('../address/fulfilment.ts');
    answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
    ];
    expect(await finishes(page)).toMatchObject({ kind: 'unknown' });
    useFulfilment.setState({ dropped: 'Ya no se puede recoger en la tienda.' });
    expect(await finishes(page)).toEqual({ kind: 'unconfirmedFirst' });
    expect(page.loadUnconfirmed()).not.toBeNull();
  });

  it('does not start without network, although the worker answers with the menu that it kept', async () => {
    const page = await aPage();
    const { onlineManager } = await import('@tanstack/react-query');
    vi.stubGlobal('navigator', { onLine: false });
    const kept = [{ id_producto: 1, nombre: 'Nutella', precio: 80, id_categoria: 1 }];
    answers = [() => Response.json(kept, { headers: { [keptHeader]: 'yes' } })];
    expect(await finishes(page)).toEqual({ kind: 'offline' });
    expect(page.loadUnconfirmed()).toBeNull();
    onlineManager.setOnline(true);
  });

  it('that cannot be sent as it is says why until the next edit', async () => {
    const page = await aPage();
    const { setStatus, useCheckoutStore } = await import('./checkoutStatus.ts');
    const { useFulfilment } = await import('../address/fulfilment.ts');
    const { useOrderOptions } = await import('../../shared/order/orderOptions.ts');
    useFulfilment.setState({ dropped: 'Ya no se puede recoger en la tienda.' });
    const refused = await finishes(page);
    if (refused.kind !== 'refused') expect.fail(refused.kind);
    setStatus(refused);
    useOrderOptions.getState().type({ note: 'Sin nuez' });
    expect(useCheckoutStore.getState().status).toEqual({ kind: 'idle' });
  });
});

describe('an order with a code', () => {
  const seen = { code: 'CREPA10', discount: 800 };
  const shop = { shop: aShop({ features: ['codigos'], hasDiscountCodes: true }), clockOffsetMs: 0 };
  const given = () => Response.json({ codigo: 'CREPA10', descuento: 8 });
  const invalid = () => Response.json({ error: 'No', codigo: 'codigo_no_vale' }, { status: 409 });
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  async function aPageWithCode() {
    const page = await aPage();
    const { useDiscountCode } = await import('../discounts/index.ts');
    useDiscountCode.getState().link('?codigo=CREPA10');
    return { ...page, finish: () => finishes(page, undefined, shop, seen), useDiscountCode };
  }

  it('is sent with what was shown, and the code is forgotten', async () => {
    const page = await aPageWithCode();
    const { cart } = page.useCart.getState();
    answers = [given, () => Response.json(placed, { status: 201 })];
    const result = await page.finish();
    expect(bodies).toMatchObject([
      { codigo: 'CREPA10', telefono_usuario: '5512345678', total: 80 },
      { codigo: 'CREPA10', descuento: 8, total: 72 },
    ]);
    if (result.kind !== 'placed') expect.fail(result.kind);
    expect(decodeURIComponent(result.messageLink(cart))).toMatch(
      /Código CREPA10: −\$8\.00\n\*Total: \$72\.00\*/,
    );
    expect(page.useDiscountCode.getState().name).toBeNull();
    expect(stored.discountCode).toBeUndefined();
  });

  it('of which the server takes off less is shown as another change, and keeps cart and code', async () => {
    const page = await aPageWithCode();
    const change = { motivo: 'codigo', antes: 8, ahora: 4 };
    answers = [given, () => Response.json({ error: 'No', cambios: [change], total: 76 }, { status: 409 })];
    expect(await page.finish()).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'code', before: 800, now: 400 }],
      total: 7_600,
    });
    expect(page.useDiscountCode.getState().name).toBe('CREPA10');
    expect(page.useCart.getState().cart).toHaveLength(1);
    expect(page.loadUnconfirmed()).toBeNull();
  });

  it('whose code ended before it was sent is confirmed first', async () => {
    const page = await aPageWithCode();
    answers = [invalid];
    expect(await page.finish()).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'code', before: 800, now: 0 }],
      total: 8_000,
    });
    expect(page.useDiscountCode.getState().lost).toEqual({ kind: 'ended', name: 'CREPA10' });
  });

  it('whose answer was lost is sent again as it was: it may have been the last use of its code', async () => {
    const page = await aPageWithCode();
    answers = [given, lost];
    expect(await page.finish()).toMatchObject({ kind: 'unknown' });
    expect(page.loadUnconfirmed()).toMatchObject({
      discount: { name: 'CREPA10', amount: 800 },
      total: 7_200,
    });
    // The code is not asked for again.
    answers = [() => Response.json(placed, { status: 201 })];
    expect(await page.finish()).toMatchObject({ kind: 'placed' });
    expect(bodies[2]).toEqual(bodies[1]);
    expect(keys[2]).toBe(keys[1]);
  });
});

it('an order whose answer was lost is unconfirmed for a day, and is sent again under the same key', async () => {
  const { placeShopOrder, loadUnconfirmed, useCart, saveAddress, order } = await aPage();
  saveAddress();
  const lostOrder = order();
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  answers = [lost, lost];
  expect(await placeShopOrder(lostOrder)).toMatchObject({ kind: 'unknown' });
  expect(loadUnconfirmed()).toEqual(lostOrder);
  await placeShopOrder(lostOrder);
  const { cartId } = useCart.getState();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]?.slice(0, 24)).toBe(cartId.slice(0, 24));

  const pending = JSON.parse(stored.pendingOrder ?? '');
  stored.pendingOrder = JSON.stringify({ ...pending, createdAt: Date.now() - 25 * 3_600_000 });
  expect(loadUnconfirmed()).toBeNull();
});

/** The text of the message of an order that is sent again, after these changes of the address. */
async function messageOfRepeated(changes: { address?: string; houseNumber?: string }) {
  const { submitOrder, saveAddress, useCart, useAddress, order } = await aPage();
  const { useLatest } = await import('../../shared/shop/shopWords.ts');
  useLatest.setState({ whatsApp: '526641234567' });
  saveAddress();
  const options = { position: { lat: 19.5, lng: -99.2 }, note: 'Sin nuez', cashGiven: 20_000 as Cents };
  const payload = { ...order(), options };
  const { cart } = useCart.getState();
  useAddress.setState(({ saved, details }) => ({
    saved: saved && { ...saved, address: changes.address ?? saved.address },
    details: details && { ...details, houseNumber: changes.houseNumber ?? details.houseNumber },
  }));
  answers = [() => Response.json(placed, { status: 201 })];
  const result = await submitOrder(new QueryClient(), { kind: 'repeated', payload });
  if (result.kind !== 'placed') expect.fail(result.kind);
  const link = result.messageLink(cart);
  expect(link).toContain('https://wa.me/526641234567?');
  return decodeURIComponent(link);
}

it('the message of a repeated order has the parts of its address, and the pin that was sent', async () => {
  const text = await messageOfRepeated({});
  expect(text).toContain('Nota: Sin nuez');
  expect(text).toMatch(
    /Dirección: Tabasco 170\nNúmero: 12\nReferencia: Portón\nTeléfono: 5512345678\nMapa: .*19\.5,-99\.2$/,
  );
});

it('the message of a repeated order has the address that was sent, whatever the customer changed since', async () => {
  const text = await messageOfRepeated({ address: 'Durango 8', houseNumber: '3' });
  expect(text).toMatch(/Dirección: Tabasco 170, 12, Portón\nTeléfono: 5512345678\nMapa: .*19\.5,-99\.2$/);
  expect(text).toContain('Paga con $200.00');
});

it('the cart is watched only while it is open', async () => {
  const { isCartOpen } = await import('./checkoutStatus.ts');
  expect(isCartOpen()).toBe(false);
});
