import { categoryId, centsFromPesos, emptyCart, orderId, parsePhone, productId } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { storedAddress } from './address.ts';
import { storedAddressDetails } from './addressDetails.ts';
import { createCartStorage, storedCart } from './cart.ts';
import { followedOrders } from './followedOrders.ts';
import { localJson } from './jsonStorage.ts';
import { pendingOrder } from './pendingOrder.ts';
import { createPhoneSessionStorage, storedPhoneSession } from './phoneSession.ts';
import { storedSentCode } from './sentCode.ts';
import { createSessionStorage, freshSession, storedSession } from './session.ts';
import { smsCounterKeys, storedSmsCounters } from './smsCounters.ts';

/** The used part of a browser's storage, and its content. */
function aBrowserStorage() {
  const content: Record<string, string> = {};
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
    removeItem: (key: string) => {
      delete content[key];
    },
  };
}

let local: ReturnType<typeof aBrowserStorage>;
let session: ReturnType<typeof aBrowserStorage>;
beforeEach(() => {
  [local, session] = [aBrowserStorage(), aBrowserStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => void vi.unstubAllGlobals());

const phone = parsePhone('5512345678') ?? expect.fail();
const proof = { token: 't', refreshToken: 'r', expiresAtMs: 5 };
const order = {
  key: 'b6a5',
  createdAt: 1,
  payload: {
    telefono_usuario: '5512345678',
    direccion_entrega: 'Tabasco 170',
    metodo_pago: 'efectivo' as const,
    total: 89.5,
    notas: '',
    productos: [],
  },
};

it('the device keeps cart, address, phone and orders', () => {
  storedCart.save(emptyCart);
  storedCart.saveId('id-1');
  storedAddress.save({ address: 'Tabasco 170', position: { lat: 19.4, lng: -99.1 } });
  storedAddressDetails.save({ houseNumber: '', reference: '', phoneNumber: phone, phoneVerified: false });
  storedSmsCounters.save({ cooldownSeconds: 60, sendAttempts: 1, verifyAttempts: 1, lastTryMs: 1 });
  storedPhoneSession.save(proof);
  followedOrders.save([orderId(41)]);
  pendingOrder.save(order);
  expect(Object.keys(local.content).sort()).toEqual([
    'addressDetails',
    'cart',
    'cartId',
    'followedOrders',
    'pendingOrder',
    'phoneSession',
    'selectedAddress',
    'smsAttempts',
    'smsCooldown',
    'smsLastTry',
    'smsVerifyAttempts',
  ]);
  expect(session.content).toEqual({});
  expect([...smsCounterKeys].sort()).toEqual([
    'smsAttempts',
    'smsCooldown',
    'smsLastTry',
    'smsVerifyAttempts',
  ]);
});

it('the tab keeps its session and the code that was sent', () => {
  storedSession.save(freshSession);
  storedSentCode.save('code-1');
  expect(Object.keys(session.content).sort()).toEqual(['session', 'smsSentCode']);
  expect(local.content).toEqual({});
});

it('a key that was never written reads as undefined, and a removed key is deleted', () => {
  expect(localJson.read('cart')).toBeUndefined();
  localJson.write('cart', null);
  expect(localJson.read('cart')).toBeNull();
  localJson.remove('cart');
  expect(local.content).toEqual({});
});

describe('the proof of the phone', () => {
  it('is loaded until it is cleared', () => {
    storedPhoneSession.save(proof);
    expect(storedPhoneSession.load()).toEqual(proof);
    storedPhoneSession.clear();
    expect(storedPhoneSession.load()).toBeNull();
  });

  it.each(['{', 'null', '{"token":"t","refreshToken":"r"}', '{"token":"t","expiresAtMs":5}'])(
    'is null for the stored value %s',
    (phoneSession) => {
      expect(createPhoneSessionStorage(memoryStorage({ phoneSession })).load()).toBeNull();
    },
  );
});

it('a sent code is loaded until it is cleared; a value that is not a text gives null', () => {
  storedSentCode.save('code-1');
  expect(storedSentCode.load()).toBe('code-1');
  storedSentCode.clear();
  expect(storedSentCode.load()).toBeNull();
  session.content.smsSentCode = '7';
  expect(storedSentCode.load()).toBeNull();
});

it('all details are loaded; a field that is not a text is empty', () => {
  const details = { houseNumber: '12', reference: 'Portón', phoneNumber: phone, phoneVerified: true };
  storedAddressDetails.save(details);
  expect(storedAddressDetails.load()).toEqual(details);
  local.content.addressDetails = '{"houseNumber":{"x":1},"reference":null,"phoneNumber":"5512345678"}';
  expect(storedAddressDetails.load()).toMatchObject({ houseNumber: '', reference: '' });
});

it('a new session has not seen the splash and the location question', () => {
  expect(storedSession.load()).toEqual({
    locationAnswered: false,
    splashSeen: false,
    category: null,
    whatsAppOffer: null,
  });
});

it('the id of a cart is a text, or null', () => {
  expect(createCartStorage(memoryStorage({ cartId: '"id-1"' })).loadId()).toBe('id-1');
  expect(createCartStorage(memoryStorage({ cartId: '7' })).loadId()).toBeNull();
  expect(createCartStorage(memoryStorage()).loadId()).toBeNull();
});

it('a readable cart is not removed', () => {
  const product = { id_producto: 7, nombre: 'Cajeta', descripcion: '', precio: 89.5, imagen_url: '' };
  const memory = memoryStorage({ cart: JSON.stringify([{ ...product, quantity: 2 }]) });
  const cart = createCartStorage(memory).load();
  expect(cart).toMatchObject([{ quantity: 2, product: { id: productId(7), price: centsFromPesos(89.5) } }]);
  expect(memory.raw).toHaveProperty('cart');
});

it('a session with all fields is loaded unchanged', () => {
  const whole = {
    locationAnswered: true,
    splashSeen: true,
    category: categoryId(3),
    whatsAppOffer: { orderId: orderId(41), link: 'https://wa.me/52' },
  };
  const storage = createSessionStorage(memoryStorage());
  storage.save(whole);
  expect(storage.load()).toEqual(whole);
  const half = memoryStorage({
    session: '{"locationAnswered":1,"splashSeen":true,"whatsAppOffer":{"orderId":41}}',
  });
  expect(createSessionStorage(half).load()).toEqual({ ...freshSession, splashSeen: true });
});
