import { categoryId, orderId, parsePhone, removeLine, replaceLine } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { createAddressStore, forgetOrders } from '../../features/address/address.ts';
import { createAddressStorage } from '../../features/address/addressStorage.ts';
import { createSmsStore } from '../../features/phone/sms.ts';
import {
  createSentCodeStorage,
  createSentToStorage,
  createSmsCountersStorage,
} from '../../features/phone/smsStorage.ts';
import { aChoice, memoryStorage } from '../../testing/build.ts';
import { createCartStore } from '../cart/cart.ts';
import { createCartStorage } from '../cart/cartStorage.ts';
import { createAddressDetailsStorage } from './addressDetailsStorage.ts';
import { createSessionStore } from './session.ts';
import { createSessionStorage, freshSession } from './sessionStorage.ts';

const phone = parsePhone('5512345678') ?? expect.fail();

describe('the cart', () => {
  let ids = 0;
  const open = (memory = memoryStorage()) => ({
    memory,
    useCart: createCartStore(createCartStorage(memory), () => `id-${++ids}`),
  });

  it('is stored on every change, and restored after a reload, but not for the server and for hydration', () => {
    const { memory, useCart } = open();
    useCart.getState().add(aChoice());
    const key = useCart.getState().cart[0]?.key ?? expect.fail();
    useCart.getState().change((cart) => replaceLine(cart, key, { ...aChoice(), quantity: 4 }));
    expect(JSON.parse(memory.raw.cart ?? '')).toMatchObject([{ id_producto: 1, quantity: 4, precio: 80 }]);
    const reloaded = open(memory).useCart;
    expect(reloaded.getInitialState().cart).toEqual([]);
    expect(reloaded.getState().cart).toEqual(useCart.getState().cart);
    useCart.getState().clear();
    expect(memory.raw.cart).toBe('[]');
  });

  it('keeps its id until it is empty, in every tab', () => {
    const { memory, useCart } = open();
    useCart.getState().add(aChoice());
    const { cartId } = useCart.getState();
    useCart.getState().add(aChoice(2));
    const otherTab = open(memory).useCart;
    expect(useCart.getState().cartId).toBe(cartId);
    expect(otherTab.getState().cartId).toBe(cartId);
    useCart.getState().clear();
    useCart.getState().add(aChoice());
    expect(useCart.getState().cartId).not.toBe(cartId);
    otherTab.reload();
    expect(otherTab.getState()).toMatchObject({ cartId: useCart.getState().cartId, cart: [{ quantity: 1 }] });
  });

  it('is emptied by an operation that throws', () => {
    const { memory, useCart } = open();
    useCart.getState().add(aChoice());
    const broken = {
      ...aChoice(2),
      get extras(): never {
        throw new Error('broken');
      },
    };
    useCart.getState().add(broken);
    expect(useCart.getState().cart).toEqual([]);
    expect(memory.raw.cart).toBe('[]');
  });

  it('restores a removed line', () => {
    const { useCart } = open();
    useCart.getState().add(aChoice());
    const before = useCart.getState().cart;
    const key = before[0]?.key ?? expect.fail();
    useCart.getState().change((cart) => removeLine(cart, key));
    expect(useCart.getState().cart).toEqual([]);
    useCart.getState().restore(before);
    expect(useCart.getState().cart).toEqual(before);
  });

  it('opens and closes with the toggle', () => {
    const { useCart } = open();
    useCart.getState().toggle();
    expect(useCart.getState().isOpen).toBe(true);
    useCart.getState().toggle();
    expect(useCart.getState().isOpen).toBe(false);
  });
});

describe('the address', () => {
  const open = (memory = memoryStorage()) => {
    const useAddress = createAddressStore(
      createAddressStorage(memory),
      createAddressDetailsStorage(memory),
      () => forgetOrders(memory),
    );
    return { memory, useAddress };
  };

  it('is shown at once and stored, and needs no details to verify or to unverify a phone', () => {
    const { memory, useAddress } = open();
    useAddress.getState().unverifyPhone();
    expect(useAddress.getState().details).toBeNull();
    expect(memory.raw).toEqual({});
    useAddress.getState().verifyPhone(phone);
    const details = { houseNumber: '', reference: '', phoneNumber: phone, phoneVerified: true };
    expect(useAddress.getState().details).toEqual(details);
    const saved = { address: 'Tabasco 170', position: { lat: 19.4, lng: -99.1 } };
    useAddress.getState().saveAddress(saved);
    expect(useAddress.getState().saved).toEqual(saved);
    expect(open(memory).useAddress.getState().saved).toEqual(saved);
  });

  it('keeps the house number when the phone is verified', () => {
    const { memory, useAddress } = open();
    useAddress
      .getState()
      .saveDetails({ houseNumber: '12', reference: 'Portón', phoneNumber: phone, phoneVerified: false });
    useAddress.getState().verifyPhone(phone);
    expect(JSON.parse(memory.raw.addressDetails ?? '')).toEqual({
      houseNumber: '12',
      reference: 'Portón',
      phoneNumber: '5512345678',
      phoneVerification: true,
    });
  });

  it('of another place has no house number yet, and the phone stays verified', () => {
    const { memory, useAddress } = open();
    const { saveAddress, saveDetails, verifyPhone } = useAddress.getState();
    saveAddress({ address: 'Tabasco 170', position: null });
    saveDetails({ houseNumber: '12', reference: 'Portón', phoneNumber: phone, phoneVerified: false });
    verifyPhone(phone);
    saveAddress({ address: 'Tabasco 170', position: { lat: 19.4, lng: -99.1 } });
    expect(useAddress.getState().details?.houseNumber).toBe('12');
    saveAddress({ address: 'Durango 8', position: null });
    expect(open(memory).useAddress.getState().details).toEqual({
      houseNumber: '',
      reference: '',
      phoneNumber: phone,
      phoneVerified: true,
    });
  });

  it('forgets earlier and active orders with another phone, and keeps them with the same one', () => {
    const { memory, useAddress } = open();
    const { saveDetails, verifyPhone, unverifyPhone } = useAddress.getState();
    verifyPhone(phone);
    memory.write('pastOrders', [{ id: 7 }]);
    memory.write('followedOrders', [8]);
    unverifyPhone();
    saveDetails({ houseNumber: '12', reference: 'Portón', phoneNumber: phone, phoneVerified: false });
    verifyPhone(phone);
    expect(memory.raw.pastOrders).toBeDefined();
    expect(memory.raw.followedOrders).toBeDefined();
    verifyPhone(parsePhone('5587654321') ?? expect.fail());
    expect(memory.raw.pastOrders).toBeUndefined();
    expect(memory.raw.followedOrders).toBeUndefined();
  });

  it('keeps the orders that a link follows with another phone', () => {
    const { memory, useAddress } = open();
    memory.write('followedOrders', [8]);
    memory.write('followLinks', [{ id: 8, token: 'A'.repeat(22) }]);
    useAddress.getState().verifyPhone(phone);
    expect(memory.raw.followedOrders).toBe('[8]');
  });

  it('removes the verification and keeps the phone', () => {
    const { memory, useAddress } = open();
    useAddress.getState().verifyPhone(phone);
    useAddress.getState().unverifyPhone();
    expect(open(memory).useAddress.getState().details).toMatchObject({
      phoneNumber: phone,
      phoneVerified: false,
    });
  });
});

it('the session stores each answer and the offered message until it is dismissed, but not that the question was postponed', () => {
  const memory = memoryStorage();
  const open = () => createSessionStore(createSessionStorage(memory)).getState();
  const useSession = createSessionStore(createSessionStorage(memory));
  const session = useSession.getState();
  session.postponeLocation();
  expect(useSession.getState().locationPostponed).toBe(true);
  expect(open()).toMatchObject({ ...freshSession, locationPostponed: false });
  session.answerLocation();
  expect(open().locationAnswered).toBe(true);
  session.chooseCategory(categoryId(3));
  expect(open().category).toBe(3);
  session.seeSplash();
  expect(open().splashSeen).toBe(true);
  const offer = { orderId: orderId(41), link: 'https://wa.me/52' };
  session.offerWhatsApp(offer);
  expect(open()).toMatchObject({
    locationAnswered: true,
    category: 3,
    splashSeen: true,
    whatsAppOffer: offer,
  });
  session.dismissWhatsApp();
  expect(open().whatsAppOffer).toBeNull();
});

describe('the SMS flow', () => {
  const phone = parsePhone('5512345678') ?? expect.fail();
  const open = (memory = memoryStorage(), nowMs = 1_000_000_000) => ({
    memory,
    useSms: createSmsStore(
      createSmsCountersStorage(memory),
      createSentCodeStorage(memory),
      createSentToStorage(memory),
      () => nowMs,
    ),
  });

  it('keeps its counters and the code that was sent over a reload', () => {
    const { memory, useSms } = open();
    useSms.getState().dispatch({ kind: 'sendRequested' });
    useSms.getState().keepSentCode('code-1', phone);
    useSms.getState().dispatch({ kind: 'sent' });
    useSms.getState().dispatch({ kind: 'verifyRequested' });
    const reloaded = open(memory).useSms.getState();
    expect([reloaded.sentCode, reloaded.sentTo]).toEqual(['code-1', '5512345678']);
    expect(reloaded.state).toMatchObject({
      phase: 'codeSent',
      counters: { cooldownSeconds: 60, sendAttempts: 1 },
    });
  });

  it('returns the notice for the customer', () => {
    const { useSms } = open();
    expect(useSms.getState().dispatch({ kind: 'tooManyRequests' })).toEqual({ code: 'locked' });
    expect(useSms.getState().dispatch({ kind: 'sendRequested' })).toEqual({ code: 'locked' });
  });

  it('clears its keys once the phone is verified', () => {
    const { memory, useSms } = open();
    useSms.getState().keepSentCode('code-1', phone);
    useSms.getState().dispatch({ kind: 'tooManyRequests' });
    expect(memory.raw).toMatchObject({
      smsCooldown: '900',
      smsAttempts: '5',
      smsSentCode: '"code-1"',
      smsSentTo: '"5512345678"',
    });
    useSms.getState().dispatch({ kind: 'verified' });
    expect(memory.raw).toEqual({});
  });

  it('a restart gives the state after a reload: with the sent code, without a request in flight', () => {
    const { useSms } = open();
    const fresh = useSms.getState().state;
    useSms.getState().dispatch({ kind: 'sendRequested' });
    expect(useSms.getState().state.phase).not.toBe(fresh.phase);
    useSms.getState().restart();
    expect(useSms.getState().state.phase).toBe(fresh.phase);
    useSms.getState().keepSentCode('code-1', phone);
    expect(useSms.getState().sentCode).toBe('code-1');
    useSms.getState().dispatch({ kind: 'sendRequested' });
    useSms.getState().dispatch({ kind: 'sent' });
    useSms.getState().dispatch({ kind: 'verifyRequested' });
    useSms.getState().restart();
    expect(useSms.getState().state.phase).toBe('codeSent');
  });
});
