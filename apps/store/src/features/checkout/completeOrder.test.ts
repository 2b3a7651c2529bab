import {
  defaultWords,
  orderToWire,
  plainReading,
  type Shop,
  type ShopFeature,
  type ShopReading,
} from '@crepas/api';
import type { Cents, OrderDiscount, SaleTerms, SavedAddress } from '@crepas/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { shopQuery } from '../../shared/shop/shop.ts';
import { anOrder, aShop } from '../../testing/build.ts';
import { useFulfilment } from '../address/index.ts';
import { completeOrder } from './completeOrder.ts';

const saved = { address: 'Colima 120', position: { lat: 19.4189, lng: -99.1602 } };

/** A page that has read the shop's settings. */
function shopWith(
  features: readonly ShopFeature[],
  terms: Partial<SaleTerms & Pick<Shop, 'scheduling'>> = {},
): QueryClient {
  const reading: ShopReading = {
    shop: aShop({ ...terms, features }),
    clockOffsetMs: 0,
  };
  const queryClient = new QueryClient();
  queryClient.setQueryData(shopQuery.queryKey, reading);
  return queryClient;
}

const free = 0 as Cents;
const placeOf = (address: SavedAddress) => ({ fulfilment: 'delivery', saved: address }) as const;

async function bodyFor(queryClient: QueryClient, address: SavedAddress = saved): Promise<string> {
  const added = await completeOrder(queryClient, anOrder(), placeOf(address), free);
  if (added.kind === 'order') return JSON.stringify(orderToWire(added.order));
  return added.kind === 'refused' ? added.sentence : JSON.stringify(added);
}

/** What «Finalizar» sent before there were options. */
const bodyOfSpec =
  '{"telefono_usuario":"5512345678","direccion_entrega":"Av. Juárez 10, 4B, portón azul","metodo_pago":"efectivo",' +
  '"total":89,"notas":"","productos":[{"id_producto":1,"cantidad":1,"precio_unitario":89,"extras":null,' +
  '"extras_full":[],"combo":null,"precio_total_extras":0,"imagen":"/crepa.webp"}]}';

const untouched = useOrderOptions.getState();
afterEach(() => {
  vi.unstubAllGlobals();
  useOrderOptions.setState(untouched);
});

const filled = { note: 'Sin nuez', recipient: 'Ana', cash: 20_000 as Cents };

describe('what was typed in the cart', () => {
  it('is sent to a server that lists it', async () => {
    useOrderOptions.setState(filled);
    const sent = JSON.parse(await bodyFor(shopWith(['nota_pedido', 'nombre', 'paga_con'])));
    expect(sent).toMatchObject({ nota_pedido: 'Sin nuez', nombre: 'Ana', paga_con: 200 });
    expect(sent).not.toHaveProperty('posicion');
  });

  it('does not block an order if the server does not list it, even when it is invalid', async () => {
    useOrderOptions.setState({ ...filled, note: 'a'.repeat(141), cash: 100 as Cents });
    expect(await bodyFor(shopWith([]))).toBe(bodyOfSpec);
  });

  it('is kept after a refusal', async () => {
    useOrderOptions.setState({ note: 'a'.repeat(141) });
    expect(await bodyFor(shopWith(['nota_pedido']))).toBe('La nota tiene 141 caracteres y caben 140.');
    expect(useOrderOptions.getState().note).toHaveLength(141);
  });

  it('cash below the total is asked for again, once', async () => {
    useOrderOptions.setState({ cash: 5000 as Cents });
    const queryClient = shopWith(['paga_con']);
    expect(await bodyFor(queryClient)).toBe('Tu total subió a $89.00. Elige otra vez con cuánto pagas.');
    expect(useOrderOptions.getState()).toMatchObject({ cash: null, isCashDropped: true });
    expect(await bodyFor(queryClient)).toBe(bodyOfSpec);
  });
});

describe('the moment of an order for later', () => {
  const now = Date.parse('2026-11-28T19:40:00-06:00');
  const moment = Date.parse('2026-11-28T20:45:00-06:00');
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const scheduling = { isActive: true, daysAhead: 1, maxPerQuarter: null };
  const completed = (changes: Partial<Pick<Shop, 'scheduling'>> = {}) =>
    completeOrder(shopWith(['programar'], { scheduling, ...changes }), anOrder(), placeOf(saved), free);

  it('is sent', async () => {
    useOrderOptions.setState({ isLater: true, scheduledFor: moment });
    const sent = JSON.parse(await bodyFor(shopWith(['programar'], { scheduling })));
    expect(sent.para).toBe('2026-11-29T02:45:00.000Z');
  });

  it('that is no longer offered stops the order, and stays chosen', async () => {
    useOrderOptions.setState({ isLater: true, scheduledFor: moment });
    vi.setSystemTime(now + 30 * 60_000);
    expect(await completed()).toMatchObject({
      kind: 'momentGone',
      sentence: 'Esa hora ya no se puede elegir. Elige otra.',
    });
    expect(await completed({ scheduling: { ...scheduling, isActive: false } })).toEqual({
      kind: 'momentGone',
      sentence: 'Ya no se puede pedir para otra hora.',
      moments: [],
    });
    expect(useOrderOptions.getState()).toMatchObject({ isLater: true, scheduledFor: moment });
  });

  it('is no part of an order for as soon as possible', async () => {
    expect(await bodyFor(shopWith(['programar'], { scheduling }))).toBe(bodyOfSpec);
  });
});

describe('the way to pay', () => {
  const ways = { payments: ['cash', 'card'] } as const;

  it('is the chosen one, without cash for a card', async () => {
    useOrderOptions.setState({ payment: 'card', cash: 20_000 as Cents });
    const sent = JSON.parse(await bodyFor(shopWith(['pagos', 'paga_con'], ways)));
    expect(sent.metodo_pago).toBe('tarjeta');
    expect(sent).not.toHaveProperty('paga_con');
  });

  it('is the first of the shop until the customer chooses, and cash for a server that lists none', async () => {
    expect(JSON.parse(await bodyFor(shopWith(['pagos'], { payments: ['card'] }))).metodo_pago).toBe(
      'tarjeta',
    );
    useOrderOptions.setState({ payment: 'card' });
    expect(await bodyFor(shopWith([], ways))).toBe(bodyOfSpec);
  });

  it('that the shop no longer offers is dropped, once, and nothing is ordered', async () => {
    useOrderOptions.setState({ payment: 'transfer' });
    const queryClient = shopWith(['pagos'], ways);
    expect(await bodyFor(queryClient)).toBe('La tienda ya no acepta transferencia. Revisa cómo pagas.');
    expect(useOrderOptions.getState()).toMatchObject({ payment: null, droppedPayment: 'transfer' });
    expect(await bodyFor(queryClient)).toBe(bodyOfSpec);
  });
});

describe('the pin', () => {
  it('is sent to a server that lists it', async () => {
    const sent = JSON.parse(await bodyFor(shopWith(['posicion'])));
    expect(sent.posicion).toEqual({ lat: 19.4189, lng: -99.1602 });
  });

  it('is absent for a typed address', async () => {
    expect(await bodyFor(shopWith(['posicion']), { ...saved, position: null })).toBe(bodyOfSpec);
  });

  it('is read from the shop when «Finalizar» comes before the settings', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({
        nombre: '',
        lema: '',
        minutos_entrega: 45,
        whatsapp: '',
        abierto: true,
        mensaje: '',
        extensiones: ['posicion'],
      }),
    );
    expect(JSON.parse(await bodyFor(new QueryClient()))).toMatchObject({ posicion: saved.position });
  });

  it.each([
    ['503', () => Response.json({}, { status: 503 })],
    ['429', () => Response.json({}, { status: 429 })],
    ['a page', () => new Response('<!doctype html>')],
  ])('is left out where the optional settings cannot be read, and the order goes: %s', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    expect(await bodyFor(new QueryClient())).toBe(bodyOfSpec);
  });

  it('is not left out without a connection: the order would not arrive either', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await completeOrder(new QueryClient(), anOrder(), placeOf(saved), free)).toMatchObject({
      kind: 'failed',
    });
  });
});

describe('what delivery costs', () => {
  const terms = (fee: number, minimum = 0) => ({
    feeWithoutPin: { fee: fee as Cents, minimum: minimum as Cents, freeFrom: null },
  });
  const added = (features: readonly ShopFeature[], shown: number, charged = terms(2_500)) =>
    completeOrder(shopWith(features, charged), anOrder(), placeOf(saved), shown as Cents);

  it('is a part of the total', async () => {
    const result = await added(['tarifas'], 2_500);
    expect(result).toMatchObject({ kind: 'order', order: { fee: 2_500, total: 11_400 } });
  });

  it('is confirmed when the cart showed something else', async () => {
    expect(await added(['tarifas'], 0)).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'fee', before: 0, now: 2_500 }],
      total: 11_400,
    });
  });

  it('stops an order below the minimum', async () => {
    expect(await added(['tarifas'], 2_500, terms(2_500, 10_000))).toEqual({
      kind: 'refused',
      sentence: 'Te faltan $11.00 en productos para el pedido mínimo a tu dirección.',
    });
  });

  it('is nothing for a server that knows no fees', async () => {
    expect(await added([], 0)).toMatchObject({ kind: 'order', order: { total: 8_900 } });
  });
});

describe('the code', () => {
  const cents = (amount: number) => amount as Cents;
  /** The discount of an order of $89.00 and a fee of $25.00. */
  const added = (
    read: () => Promise<OrderDiscount | null>,
    { shown = 1_000, minimum = 0, features = ['tarifas'] as ShopFeature[] } = {},
  ) =>
    completeOrder(
      shopWith(features, {
        feeWithoutPin: { fee: cents(2_500), minimum: cents(minimum), freeFrom: null },
      }),
      anOrder(),
      placeOf(saved),
      cents(2_500),
      { shown: cents(shown), read },
    );
  const takes = (amount: number) => async () => ({ name: 'CREPA10', amount: cents(amount) });

  it('takes off the total of products and fee, and is sent with its name', async () => {
    const result = await added(takes(1_000));
    expect(result).toMatchObject({
      kind: 'order',
      order: { fee: 2_500, discount: { name: 'CREPA10', amount: 1_000 }, total: 10_400 },
    });
    expect(result.kind === 'order' && orderToWire(result.order)).toMatchObject({
      codigo: 'CREPA10',
      descuento: 10,
      envio: 25,
      total: 104,
    });
  });

  it('is asked for with the fee of today', async () => {
    const read = vi.fn(async () => null);
    await added(read, { shown: 0 });
    expect(read).toHaveBeenCalledExactlyOnceWith(2_500);
  });

  it('that takes off less than the cart showed is confirmed', async () => {
    expect(await added(takes(400))).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'code', before: 1_000, now: 400 }],
      total: 11_000,
    });
    expect(await added(async () => null)).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'code', before: 1_000, now: 0 }],
      total: 11_400,
    });
  });

  it('that takes off more, or is known only now, needs no confirmation', async () => {
    expect(await added(takes(1_000), { shown: 0 })).toMatchObject({
      kind: 'order',
      order: { total: 10_400 },
    });
  });

  it('that cannot be asked for stops the order', async () => {
    const error = new Error('no network');
    expect(await added(() => Promise.reject(error))).toEqual({ kind: 'failed', error });
  });

  it('lowers neither the minimum of a zone nor what is compared with it', async () => {
    expect(await added(takes(1_000), { minimum: 8_900 })).toMatchObject({ kind: 'order' });
    expect(await added(takes(1_000), { minimum: 9_000 })).toMatchObject({ kind: 'refused' });
  });

  it('lowers what cash is compared with', async () => {
    useOrderOptions.setState({ cash: cents(10_500) });
    const features: ShopFeature[] = ['tarifas', 'paga_con'];
    expect(await added(takes(1_000), { features })).toMatchObject({
      kind: 'order',
      order: { options: { cashGiven: 10_500 } },
    });
    expect(await added(takes(500), { features, shown: 500 })).toMatchObject({
      kind: 'refused',
      sentence: 'Tu total subió a $109.00. Elige otra vez con cuánto pagas.',
    });
  });

  it('that pays for all leaves no question about cash', async () => {
    useOrderOptions.setState({ cash: 'exact' });
    const result = await added(takes(11_400), { features: ['tarifas', 'paga_con'], shown: 11_400 });
    expect(result).toMatchObject({ kind: 'order', order: { total: 0 } });
    expect(result.kind === 'order' && result.order.options).toBeUndefined();
  });
});

describe('byte for byte the payload of the specification', () => {
  it('for a server that lists nothing', async () => {
    useOrderOptions.setState(filled);
    expect(await bodyFor(shopWith([]))).toBe(bodyOfSpec);
    expect(await bodyFor(shopWith(['horario', 'pausa', 'zona']))).toBe(bodyOfSpec);
  });

  it('for a server without settings', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(shopQuery.queryKey, plainReading(defaultWords));
    expect(await bodyFor(queryClient)).toBe(bodyOfSpec);
    vi.stubGlobal('fetch', async () => Response.json({ error: 'No existe' }, { status: 404 }));
    expect(await bodyFor(new QueryClient())).toBe(bodyOfSpec);
  });

  it.each([
    ['refuses the call for good', { status: 403, json: {} }],
    ['answers it with something else', { status: 200, json: { abierto: 'sí' } }],
  ])('for a server that %s', async (_, { status, json }) => {
    vi.stubGlobal('fetch', async () => Response.json(json, { status }));
    expect(await bodyFor(new QueryClient())).toBe(bodyOfSpec);
  });
});

describe('a pause of pickup', () => {
  const paused = { pickup: { isActive: true, minutes: 20 }, pickupPausedUntil: Date.now() + 3_600_000 };
  const order = { ...anOrder(), fulfilment: 'pickup' } as const;
  const complete = (isActive: boolean) =>
    completeOrder(
      shopWith(['recoger', 'programar'], {
        ...paused,
        scheduling: { isActive, daysAhead: 1, maxPerQuarter: null },
      }),
      order,
      { fulfilment: 'pickup', saved: null },
      free,
    );

  beforeEach(() => useFulfilment.getState().choose('pickup'));
  afterEach(() => useFulfilment.getState().choose('delivery'));

  it('refuses an order for now, and leaves the choice for one after the pause', async () => {
    expect(await complete(true)).toMatchObject({ kind: 'refused' });
    expect(useFulfilment.getState().chosen).toBe('pickup');
  });

  it('takes the choice away where no order is for later', async () => {
    expect(await complete(false)).toMatchObject({ kind: 'refused' });
    expect(useFulfilment.getState().chosen).toBe('delivery');
  });
});
