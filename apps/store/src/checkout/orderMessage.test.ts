import { defaultWords } from '@crepas/api';
import { lineKey, orderId, parsePhone } from '@crepas/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aChoice, aProduct } from '../testing/build.ts';

const choice = aChoice(1, { product: aProduct(1, { name: 'Cajeta' }), quantity: 2 });
const cart = [{ ...choice, key: lineKey(choice) }];
const phone = parsePhone('5512345678') ?? expect.fail();

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

/** A page whose customer has an address, unless told. */
async function aPage(hasAddress = true) {
  const { prepareOrderMessage } = await import('./orderMessage.ts');
  const { messageLink } = await import('./placeDraft.ts');
  const { useAddress } = await import('../stores/address.ts');
  const { useSession } = await import('../stores/session.ts');
  if (hasAddress) {
    useAddress.setState({
      saved: { address: 'Tabasco 170', position: { lat: 19.4, lng: -99.1 } },
      details: { houseNumber: '12', reference: '', phoneNumber: phone, phoneVerified: true },
    });
  }
  return { prepareOrderMessage, messageLink, offered: () => useSession.getState().whatsAppOffer };
}

it('the tab that was opened in the click is led to the message', async () => {
  const { prepareOrderMessage, messageLink, offered } = await aPage();
  prepareOrderMessage()?.send(orderId(41), cart, messageLink);
  const [link = ''] = tab.led;
  expect(link).toMatch(/^https:\/\/wa\.me\/525599999999\?text=/);
  expect(decodeURIComponent(link)).toContain('Cajeta');
  expect(offered()).toBeNull();
});

it('a message whose tab the customer closed is offered at home', async () => {
  const { prepareOrderMessage, messageLink, offered } = await aPage();
  const message = prepareOrderMessage();
  tab.closed = true;
  message?.send(orderId(41), cart, messageLink);
  expect(tab.led).toEqual([]);
  expect(offered()).toMatchObject({ orderId: 41, link: expect.stringContaining('wa.me/525599999999') });
});

it('a message whose tab was blocked is offered at home too', async () => {
  const { prepareOrderMessage, messageLink, offered } = await aPage();
  vi.stubGlobal('window', { open: () => null });
  const message = prepareOrderMessage();
  message?.cancel();
  message?.send(orderId(41), cart, messageLink);
  expect(offered()).toMatchObject({ orderId: 41 });
});

it('the tab is closed when there is no order, or no address to write', async () => {
  const { prepareOrderMessage } = await aPage();
  prepareOrderMessage()?.cancel();
  expect(tab.closed).toBe(true);
  vi.resetModules();
  tab.closed = false;
  const without = await aPage(false);
  without.prepareOrderMessage()?.send(orderId(41), cart, without.messageLink);
  expect(tab.closed).toBe(true);
  expect(without.offered()).toBeNull();
});

it('the message goes to the number that the owner gave the shop last', async () => {
  const { prepareOrderMessage, messageLink } = await aPage();
  const { useLatest } = await import('../stores/shopWords.ts');
  const message = prepareOrderMessage();
  useLatest.setState({ whatsApp: '526641234567' });
  message?.send(orderId(41), cart, messageLink);
  expect(tab.led).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/526641234567\?/)]);
});

it('a shop without WhatsApp opens no tab', async () => {
  pageOf('');
  const { prepareOrderMessage } = await aPage();
  expect(prepareOrderMessage()).toBeNull();
});
