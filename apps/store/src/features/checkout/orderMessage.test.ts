import { defaultWords } from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInAppBrowser } from '../../shared/inAppBrowser.ts';

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

/** A browser that opens a tab, unless it is blocked. Led to WhatsApp, the tab can no longer be read. */
let tab: { closed: boolean; led: string[]; opener: unknown; document: { title: string } | null };
const open = vi.fn();
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  tab = { closed: false, led: [], opener: {}, document: { title: '' } };
  const close = () => {
    tab.closed = true;
  };
  const replace = (address: string) => {
    tab.led.push(address);
    tab.document = null;
  };
  open.mockReset().mockReturnValue(Object.assign(tab, { close, location: { replace } }));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open }));
  browses();
  pageOf('525599999999');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function browses(userAgent = 'Safari', onLine = true) {
  vi.stubGlobal('navigator', { userAgent, onLine });
}

type Message = { readonly send: (id: OrderId, link: string) => Promise<void> } | null;

async function sends(message: Message) {
  const sent = message?.send(orderId(41), link);
  await vi.advanceTimersByTimeAsync(5000);
  await sent;
}

async function aPage() {
  const { prepareOrderMessage } = await import('./orderMessage.ts');
  const { useSession } = await import('../../shared/storage/session.ts');
  return { prepareOrderMessage, offered: () => useSession.getState().whatsAppOffer };
}

it('the tab that was opened in the click is led to the message', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  await sends(prepareOrderMessage());
  expect(tab.led).toEqual([link]);
  expect(offered()).toBeNull();
});

it('a message whose tab the customer closed is offered at home', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  const message = prepareOrderMessage();
  tab.closed = true;
  await sends(message);
  expect(tab.led).toEqual([]);
  expect(offered()).toMatchObject({ orderId: 41, link });
});

it('a message whose tab was blocked is offered at home too', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  open.mockReturnValue(null);
  const message = prepareOrderMessage();
  message?.cancel();
  await sends(message);
  expect(offered()).toMatchObject({ orderId: 41 });
});

it.each([
  ['inside another app', 'Mobile/15E148 Instagram 311.0', true],
  ['without network, as the browser says', 'Safari', false],
])('%s no tab is opened, and the message is offered at home', async (_, userAgent, onLine) => {
  browses(userAgent, onLine);
  const { prepareOrderMessage, offered } = await aPage();
  await sends(prepareOrderMessage());
  expect(open).not.toHaveBeenCalled();
  expect(offered()).toMatchObject({ orderId: 41, link });
});

it('in an app of the home screen no tab is opened, and the message is offered at home', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  window.matchMedia = (query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList;
  await sends(prepareOrderMessage());
  expect(open).not.toHaveBeenCalled();
  expect(offered()).toMatchObject({ orderId: 41, link });
});

it('the tab is closed when there is no order, or when the shop has no WhatsApp any more', async () => {
  const { prepareOrderMessage, offered } = await aPage();
  prepareOrderMessage()?.cancel();
  expect(tab.closed).toBe(true);
  tab.closed = false;
  const message = prepareOrderMessage();
  const { useLatest } = await import('../../shared/shop/shopWords.ts');
  useLatest.setState({ whatsApp: '' });
  await sends(message);
  expect([tab.closed, tab.led, offered()]).toEqual([true, [], null]);
});

it('a shop without WhatsApp opens no tab', async () => {
  pageOf('');
  const { prepareOrderMessage } = await aPage();
  expect(prepareOrderMessage()).toBeNull();
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7';

it.each([
  ['Instagram', `${iPhone} Mobile/15E148 Instagram 311.0.0.32.118 (iPhone14,5; iOS 17_1; es_MX)`],
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/441.0.0.32.105;FBDV/iPhone14,5]`],
  [
    'Messenger',
    `${android}) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/MESSENGER;FBAV/441.0;]`,
  ],
  ['WhatsApp', `${iPhone} Mobile/15E148 WhatsApp/23.25.85`],
  ['TikTok', `${iPhone} Mobile/15E148 musical_ly_32.5.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['Line', `${iPhone} Mobile/15E148 Safari Line/13.20.0`],
  [
    'any WebView of Android',
    `${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36`,
  ],
])('%s is an in-app browser', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it.each([
  ['Safari', `${iPhone} Version/17.1 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${android}) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0'],
])('%s is not', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
