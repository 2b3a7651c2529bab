import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { until } from './drivers/poll.ts';
import type { Person } from './person.ts';
import type { Journey } from './runJourney.ts';
import { ordersOf, placedAt, smsCodeFor } from './shopApi.ts';

const phone = `55${randomInt(10_000_000, 100_000_000)}`;
const product = '[role=tabpanel] li a';

/** Closes the location dialog, which opens after each page load until an address is known. */
async function putsLocationOff(person: Person) {
  await person.finds('Permitir ubicación');
  await person.browser.press('Escape');
  await person.readsNoMore('Permitir ubicación');
}

/** The service worker caches the shop for offline use. */
const workerIsActive = "navigator.serviceWorker.controller?.state === 'activated'";

/** `2026, 8:15 p.m.` in the shop's time zone. Formatted by hand, because `Intl` differs between engines. */
function timeOf(moment: Date): string {
  const hoursFromUtc = -6; // Mexico City has no summer time.
  const there = new Date(moment.getTime() + hoursFromUtc * 3_600_000);
  const hour = there.getUTCHours();
  const minute = String(there.getUTCMinutes()).padStart(2, '0');
  return `${there.getUTCFullYear()}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** A new customer's whole journey: from the first page to the details of the order, with a reload on each screen. */
export const customerJourney: Journey = {
  async 'sees the splash, then the menu, and puts the question for the location off'({ person, look }) {
    await person.opens('/');
    await person.isAt('/home');
    await putsLocationOff(person);
    await person.findsAt(product);
    await look('home');
  },

  async 'sees the menu again after a reload'({ person }) {
    await person.reloads();
    await putsLocationOff(person);
    await person.reads('Qué vas a pedir hoy?');
    await person.findsAt(product);
  },

  async 'puts two crepas into the cart'({ person, look }) {
    await person.tapsAt(product);
    await person.isAt(/^\/add\/\d+$/);
    await person.reloads();
    await person.taps('Aumentar cantidad');
    await look('product');
    await person.taps(/^Agregar al carrito/);
    await person.isAt('/home');
    await putsLocationOff(person);
  },

  async 'finds them in the cart, also after a reload'({ person, look }) {
    await person.taps(/Ver carrito/);
    await person.isAt('/cart');
    await person.reloads();
    await person.finds(/^Finalizar/);
    await look('cart');
    await person.taps(/^Finalizar/);
    await person.isAt('/location-permission');
  },

  async 'says where to bring them'({ person, browser, look }) {
    await person.reloads();
    await person.taps(browser.hasPosition ? 'Permitir ubicación' : 'Ingresar manualmente');
    await person.isAt('/address');
    await person.findsAt('[data-gmaps-marker]');
    await person.reloads();
    await person.findsAt('[data-gmaps-marker]');
    await look('address');
    if (!browser.hasPosition) {
      await person.fills('search', 'colima 12');
      await person.taps(/^Colima 12/);
      await person.reads(/Colima 12,/);
    }
    await person.taps('Guardar ubicación');
    await person.isAt('/userdata');
    await person.reloads();
    await person.fills('houseNumber', '5');
    await person.fills('reference', 'Portón azul');
    await person.fills('phoneNumber', phone);
    await person.taps(/^Guardar/);
    await person.isAt('/home');
  },

  async 'proves the phone with the code of an SMS'({ person, shop, look }) {
    await person.taps(/Ver carrito/);
    await person.taps(/^Finalizar/);
    await person.isAt('/sms');
    await person.reloads();
    await person.taps('Enviar código');
    await person.reads('Código enviado por SMS.');
    await person.fills('code', await smsCodeFor(shop, phone));
    await look('sms');
    await person.taps(/^Verificar/);
    await person.isAt('/cart');
  },

  async 'keeps shop and cart without network, and may try again'(visit) {
    const { person, proxy } = visit;
    await person.waitsFor(workerIsActive);
    proxy.goOffline();
    await person.taps(/^Finalizar/);
    await person.finds('Reintentar');
    await person.reloads();
    await person.finds(/^Finalizar/);
    await person.opens('/home');
    await person.findsAt(product);
    proxy.goOnline();
    expect(await ordersOf(visit.shop, phone)).toHaveLength(0);
  },

  async 'has a browser that blocks what opens without a tap'({ person, browser }) {
    await person.evaluate('void setTimeout(() => { window.popup = window.open("about:blank"); })');
    await person.waitsFor('window.popup === null');
    expect(await browser.otherWindows()).toEqual([]);
  },

  async 'orders, and the message opens in a tab of its own'({ person, browser, shop }) {
    await person.taps(/Ver carrito/);
    await person.taps(/^(Finalizar|Reintentar)/);
    await person.isAt('/home');
    const [order] = await ordersOf(shop, phone);
    const message = await until(
      () => 'WhatsApp is asked for',
      async () => (await browser.otherWindows()).find((url) => url.startsWith('https://wa.me/')),
    );
    expect(new URL(message).searchParams.get('text')).toContain(`*Pedido #${order?.id_pedido}*`);
    await browser.closeOtherWindows();
    expect(await ordersOf(shop, phone)).toHaveLength(1);
    expect(await person.evaluate("localStorage.getItem('cart')")).toBe('[]');
  },

  async 'follows the order, also after a reload'({ person, shop, look }) {
    await person.taps(/PEDIDO EN PREPARACIÓN/);
    await person.isAt(/^\/order-details\/\d+$/);
    await person.reloads();
    await person.reads('Monto Tot.');
    await person.reads('Recibido');
    const [order] = await ordersOf(shop, phone);
    // The same format in every engine.
    await person.reads(timeOf(await placedAt(shop, order?.id_pedido)));
    await look('order');
  },
};
