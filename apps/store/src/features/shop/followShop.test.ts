import type { ShopWire } from '@crepas/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventStream, followedPage, shopAnswer } from '../../testing/followedPage.ts';

/** A Monday in Mexico City. */
const at = (time: string) => Date.parse(`2026-11-16T${time}-06:00`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // The loaded modules go on following: the next file of this thread would share them.
  vi.resetModules();
});

/** Follows a shop from this time on; `change` what the server answers from then on. */
async function followAt(time: string, changes: Partial<ShopWire> = {}, isMissing = false) {
  vi.setSystemTime(at(time));
  let shop = changes;
  let isLost = false;
  const stream = eventStream();
  const page = followedPage((path) => {
    if (path === '/shop/events') return stream.answer;
    if (path !== '/shop' || isMissing) return undefined;
    if (!isLost) return shopAnswer(shop);
    isLost = false;
    throw new TypeError('Failed to fetch');
  });
  const { QueryClient } = await import('@tanstack/react-query');
  const { followShop } = await import('./followShop.ts');
  const { showClosedAfterRefusal } = await import('../../shared/shop/showClosedAfterRefusal.ts');
  const { shopQuery } = await import('../../shared/shop/shop.ts');
  const { shopNowOf, useShopTick } = await import('../../shared/shop/shopNow.ts');
  const { promisedMinutes, shopHours } = await import('../../shared/shop/shopHours.ts');
  const { pickupMinutes } = await import('../../shared/shop/shopPromise.ts');
  const { knownPlace } = await import('../address/fulfilment.ts');
  const { useAddress } = await import('../address/address.ts');
  const queryClient = new QueryClient();
  followShop(queryClient);
  await vi.advanceTimersByTimeAsync(100);
  const shopNow = () => shopNowOf(queryClient.getQueryData(shopQuery.queryKey), useShopTick.getState());
  const hours = () => shopHours(shopNow(), knownPlace());
  const known = <Value>(read: (now: NonNullable<ReturnType<typeof shopNow>>) => Value) => {
    const now = shopNow();
    return now ? read(now) : null;
  };
  return {
    ...page,
    saveAddress: useAddress.getState().saveAddress,
    refuse: (refusal: Parameters<typeof showClosedAfterRefusal>[1]) =>
      showClosedAfterRefusal(queryClient, refusal),
    notice: () => hours().closingNotice,
    minutes: () => known(promisedMinutes),
    pickupMinutes: () => known(pickupMinutes),
    isClosed: () => hours().closed,
    change: (changed: Partial<ShopWire>) => {
      shop = { ...shop, ...changed };
    },
    /** The next request for the shop gets no answer. */
    loses: () => {
      isLost = true;
    },
    sends: stream.sends,
  };
}

describe('what the page says of the shop', () => {
  it('is known after one answer', async () => {
    const { notice, isClosed, minutes } = await followAt('17:00:00', { minutos_entrega: 35 });
    expect([notice(), isClosed(), minutes()]).toEqual(['Cerrado. Abrimos hoy a las 6:00 p.m.', true, 35]);
  });

  it('changes in the second of the opening, and in each minute before the closing, without an answer', async () => {
    const { notice, isClosed, requests } = await followAt('17:59:50');
    expect(isClosed()).toBe(true);
    await vi.advanceTimersByTimeAsync(9_850);
    expect(isClosed()).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect([notice(), isClosed(), requests]).toEqual([null, false, ['/shop']]);
  });

  it('counts the last minutes down', async () => {
    const { notice } = await followAt('22:58:50');
    expect(notice()).toBe('Cerramos en 2 minutos');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notice()).toBe('Cerramos en 1 minuto');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notice()).toBe('Cerrado. Abrimos mañana a las 6:00 p.m.');
  });

  it('counts a rush for orders that are picked up too, until it ends or the shop closes', async () => {
    const rushed = {
      extensiones: ['horario', 'ocupado', 'recoger'],
      recoger: { activo: true, minutos: 15, pausa_hasta: null },
      ocupado: { minutos: 75, hasta: '2026-11-16T20:00:00-06:00' },
    };
    const { minutes, pickupMinutes } = await followAt('19:59:50', rushed);
    expect([minutes(), pickupMinutes()]).toEqual([75, 45]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([minutes(), pickupMinutes()]).toEqual([45, 15]);
    vi.unstubAllGlobals();
    expect((await followAt('17:00:00', rushed)).pickupMinutes()).toBe(15);
  });

  it('is asked every 15 s while the page is visible', async () => {
    const { notice, change, requests } = await followAt('19:00:00');
    change({ pausa_hasta: '2026-11-16T19:30:00-06:00' });
    await vi.advanceTimersByTimeAsync(14_000);
    expect([notice(), requests.length]).toEqual([null, 1]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([notice(), requests.length]).toEqual(['Pausamos pedidos hasta las 7:30 p.m.', 2]);
  });

  it('is asked again after 15 s when the answer to an event is lost', async () => {
    const { notice, change, requests, loses, sends } = await followAt('19:00:00', {
      extensiones: ['horario', 'pausa', 'eventos'],
    });
    await vi.advanceTimersByTimeAsync(1_000);
    const asked = () => requests.filter((path) => path === '/shop').length;
    const before = asked();
    change({ pausa_hasta: '2026-11-16T19:30:00-06:00' });
    loses();
    sends('tienda');
    await vi.advanceTimersByTimeAsync(14_000);
    expect([notice(), asked()]).toEqual([null, before + 1]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([notice(), asked()]).toEqual(['Pausamos pedidos hasta las 7:30 p.m.', before + 2]);
  });

  it('is computed again when a page that slept is shown', async () => {
    const { notice, shows } = await followAt('22:40:00');
    vi.setSystemTime(at('23:10:00'));
    expect(notice()).toBe('Cerramos en 20 minutos');
    shows('visible');
    expect(notice()).toBe('Cerrado. Abrimos mañana a las 6:00 p.m.');
  });

  it('follows the saved address in and out of the zone', async () => {
    const zona: ShopWire['zona'] = [
      [19.4, -99.2],
      [19.4, -99.1],
      [19.5, -99.1],
      [19.5, -99.2],
    ];
    const extensiones = ['horario', 'posicion', 'zona'];
    const { notice, saveAddress } = await followAt('19:00:00', { zona, extensiones });
    expect(notice()).toBeNull();
    saveAddress({ address: 'Toluca', position: { lat: 19.3, lng: -99.6 } });
    expect(notice()).toBe('Aún no llegamos hasta ahí. Elige otra dirección.');
    saveAddress({ address: 'Colima 5', position: { lat: 19.42, lng: -99.16 } });
    expect(notice()).toBeNull();
  });
});

it('a server without the call is asked once, and the page promises the minutes of the specification', async () => {
  const { notice, minutes, requests } = await followAt('12:00:00', {}, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([notice(), minutes(), requests]).toEqual([null, 45, ['/shop']]);
});

describe('a refusal of the server', () => {
  it('is shown at once, and the shop is read again', async () => {
    const { notice, isClosed, refuse, requests, change } = await followAt('19:00:00');
    const until = '2026-11-16T19:30:00-06:00';
    change({ pausa_hasta: until });
    expect(refuse({ kind: 'paused', until: Date.parse(until) })).toBe(true);
    expect([notice(), isClosed()]).toEqual(['Pausamos pedidos hasta las 7:30 p.m.', true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(requests).toHaveLength(2);
    expect(isClosed()).toBe(true);
  });

  it('for the zone leaves the shop open, and reads the zone again', async () => {
    const { isClosed, refuse, requests } = await followAt('19:00:00');
    expect(refuse({ kind: 'outsideZone' })).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect([isClosed(), requests.length]).toEqual([false, 2]);
  });

  it('is not shown where the hours are unknown: nothing would take it away', async () => {
    const { notice, refuse } = await followAt('19:00:00', {}, true);
    expect(refuse({ kind: 'closed', opensAt: null })).toBe(false);
    expect(notice()).toBeNull();
  });
});
