import { defaultWords } from '@crepas/api';
import { orderId } from '@crepas/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const link = 'https://wa.me/525599999999?text=hola';

/** The page of a shop, with its settings. */
function pageOf(whatsApp: string) {
  const config = {
    apiUrl: '/api',
    firebase: { apiKey: 'key', authDomain: 'shop.example', projectId: 'shop' },
    maps: { url: 'https://maps.googleapis.com', key: 'maps' },
    shop: { ...defaultWords, whatsApp },
  };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) });
}

/** A browser that opens a tab, unless it is blocked. */
let tab: { closed: boolean; led: string[]; opener: unknown; document: { title: string } };
beforeEach(() => {
  vi.resetModules();
  tab = { closed: false, led: [], opener: {}, document: { title: '' } };
  const close = () => {
    tab.closed = true;
  };
  const opened = Object.assign(tab, { close, location: { replace: (link: string) => tab.led.push(link) } });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open: () => opened }));
  pageOf('525599999999');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function aPage() {
  const { prepareOrderMessage } = await import('./orderMessage.ts');
  const { useSession } = await import('../stores/session.ts');
  return { prepareOrderMessage, offered: () => useSession.getState().whatsAppOffer };
}

it('the tab that was opened in the click is led to the message', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  prepareOrderMessage()?.send(orderId(41), link);
  expect(tab.led).toEqual([link]);
  expect(offered()).toBeNull();
});

it('a message whose tab the customer closed is offered at home', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  const message = prepareOrderMessage();
  tab.closed = true;
  message?.send(orderId(41), link);
  expect(tab.led).toEqual([]);
  expect(offered()).toMatchObject({ orderId: 41, link });
});

it('a message whose tab was blocked is offered at home too', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  vi.stubGlobal('window', { open: () => null });
  const message = prepareOrderMessage();
  message?.cancel();
  message?.send(orderId(41), link);
  expect(offered()).toMatchObject({ orderId: 41 });
});

it('the tab is closed when there is no order, or when the shop has no WhatsApp any more', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  prepareOrderMessage()?.cancel();
  expect(tab.closed).toBe(true);
  tab.closed = false;
  const message = prepareOrderMessage();
  const { useLatest } = await import('../stores/shopWords.ts');
  useLatest.setState({ whatsApp: '' });
  message?.send(orderId(41), link);
  expect([tab.closed, tab.led, offered()]).toEqual([true, [], null]);
});

it('a shop without WhatsApp opens no tab', async () => {
  pageOf('');
  const { prepareOrderMessage } = await aPage();
  expect(prepareOrderMessage()).toBeNull();
});
