import { decrease, increase, orderId, parsePhone } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddressStorage } from '../storage/address.ts';
import { createAddressDetailsStorage } from '../storage/addressDetails.ts';
import { createCartStorage } from '../storage/cart.ts';
import { createSentCodeStorage } from '../storage/sentCode.ts';
import { createSessionStorage } from '../storage/session.ts';
import { createSmsCountersStorage } from '../storage/smsCounters.ts';
import { aChoice } from '../testing/build.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createAddressStore } from './address.ts';
import { createCartStore } from './cart.ts';
import { createSessionStore } from './session.ts';
import { createSmsStore } from './sms.ts';

const choice = aChoice(1, { quantity: 2 });
const phone = parsePhone('5512345678') ?? expect.fail();
const address = { address: 'Tabasco 170', position: { lat: 19.4, lng: -99.1 } };

describe('the stores of a page', () => {
  let page: EventTarget;
  let memory: ReturnType<typeof memoryStorage>;
  beforeEach(() => {
    vi.resetModules();
    [page, memory] = [new EventTarget(), memoryStorage()];
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => memory.raw[key] ?? null,
      setItem: (key: string, value: string) => {
        memory.raw[key] = value;
      },
      removeItem: (key: string) => {
        delete memory.raw[key];
      },
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  const hear = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('take over the cart of another tab', async () => {
    const { useCart } = await import('./cart.ts');
    createCartStore(createCartStorage(memory), () => 'id-1')
      .getState()
      .add(choice);
    expect(useCart.getState().cart).toEqual([]);
    hear('cart');
    expect(useCart.getState().cart).toMatchObject([{ quantity: 2 }]);
  });

  it.each(['selectedAddress', 'addressDetails'])('take over what another tab wrote at %s', async (key) => {
    const { useAddress } = await import('./address.ts');
    createAddressStorage(memory).save(address);
    createAddressDetailsStorage(memory).save({
      houseNumber: '12',
      reference: '',
      phoneNumber: phone,
      phoneVerified: true,
    });
    expect(useAddress.getState()).toMatchObject({ saved: null, details: null });
    hear(key);
    expect(useAddress.getState()).toMatchObject({ saved: address, details: { houseNumber: '12' } });
  });

  it('read the attempts of another tab, and continue counting from them', async () => {
    const { useSms } = await import('./sms.ts');
    const counters = { cooldownSeconds: 60, sendAttempts: 2, verifyAttempts: 1, lastTryMs: 5 };
    createSmsCountersStorage(memory).save(counters);
    const { phase } = useSms.getState().state;
    hear('smsAttempts');
    expect(useSms.getState().state).toMatchObject({ phase, counters });
  });

  it('count by the clock', async () => {
    const { useSms } = await import('./sms.ts');
    useSms.getState().dispatch({ kind: 'tooManyRequests' });
    expect(useSms.getState().state.counters.lastTryMs).toBeGreaterThan(Date.parse('2026-01-01'));
  });
});

it('a line of the cart grows and shrinks by one, in the storage too', () => {
  const memory = memoryStorage();
  const useCart = createCartStore(createCartStorage(memory), () => 'id-1');
  const storedQuantity = () => JSON.parse(memory.raw.cart ?? '')[0].quantity;
  useCart.getState().add(choice);
  const key = useCart.getState().cart[0]?.key ?? expect.fail();
  useCart.getState().change((cart) => increase(cart, key));
  expect(storedQuantity()).toBe(3);
  useCart.getState().change((cart) => decrease(cart, key));
  useCart.getState().change((cart) => decrease(cart, key));
  expect(storedQuantity()).toBe(1);
});

describe('the address', () => {
  const open = (memory = memoryStorage()) => ({
    memory,
    useAddress: createAddressStore(
      createAddressStorage(memory),
      createAddressDetailsStorage(memory),
      () => {},
    ),
  });

  it('is shown at once and stored', () => {
    const { memory, useAddress } = open();
    useAddress.getState().saveAddress(address);
    expect(useAddress.getState().saved).toEqual(address);
    expect(open(memory).useAddress.getState().saved).toEqual(address);
  });

  it('needs no details to verify or to unverify a phone', () => {
    const { memory, useAddress } = open();
    useAddress.getState().unverifyPhone();
    expect(useAddress.getState().details).toBeNull();
    expect(memory.raw).toEqual({});
    useAddress.getState().verifyPhone(phone);
    expect(useAddress.getState().details).toEqual({
      houseNumber: '',
      reference: '',
      phoneNumber: phone,
      phoneVerified: true,
    });
  });
});

it('the session stores that the splash was seen, and the offered message until it is dismissed', () => {
  const memory = memoryStorage();
  const reload = () => createSessionStore(createSessionStorage(memory)).getState();
  const useSession = createSessionStore(createSessionStorage(memory));
  expect(useSession.getState()).toMatchObject({ splashSeen: false, locationPostponed: false });
  useSession.getState().seeSplash();
  expect(reload().splashSeen).toBe(true);
  const offer = { orderId: orderId(41), link: 'https://wa.me/52' };
  useSession.getState().offerWhatsApp(offer);
  expect(reload().whatsAppOffer).toEqual(offer);
  useSession.getState().dismissWhatsApp();
  expect(reload().whatsAppOffer).toBeNull();
  useSession.getState().postponeLocation();
  expect(useSession.getState().locationPostponed).toBe(true);
});

it('a restart gives the state after a reload: with the sent code, without a request in flight', () => {
  const memory = memoryStorage();
  const useSms = createSmsStore(createSmsCountersStorage(memory), createSentCodeStorage(memory), () => 1e9);
  const fresh = useSms.getState().state;
  useSms.getState().dispatch({ kind: 'sendRequested' });
  expect(useSms.getState().state.phase).not.toBe(fresh.phase);
  useSms.getState().restart();
  expect(useSms.getState().state.phase).toBe(fresh.phase);
  useSms.getState().keepSentCode('code-1');
  expect(useSms.getState().sentCode).toBe('code-1');
  useSms.getState().dispatch({ kind: 'sendRequested' });
  useSms.getState().dispatch({ kind: 'sent' });
  useSms.getState().dispatch({ kind: 'verifyRequested' });
  useSms.getState().restart();
  expect(useSms.getState().state.phase).toBe('codeSent');
});
