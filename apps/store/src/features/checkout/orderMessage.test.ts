import { defaultWords } from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
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
  await vi.runAllTimersAsync();
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
