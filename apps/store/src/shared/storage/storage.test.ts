import { categoryId, centsFromPesos, emptyCart, freshCooldown, orderId, parsePhone } from '@crepas/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddressStorage, storedAddress } from '../../features/address/addressStorage.ts';
import {
  createPendingOrderStorage,
  isRepeatable,
  pendingOrder,
} from '../../features/checkout/pendingOrderStorage.ts';
import { followedOrders } from '../../features/orders/followedOrdersStorage.ts';
import {
  createSmsCountersStorage,
  smsCounterKeys,
  storedSentCode,
  storedSentTo,
  storedSmsCounters,
} from '../../features/phone/smsStorage.ts';
import { memoryStorage } from '../../testing/build.ts';
import { createCartStorage, storedCart } from '../cart/cartStorage.ts';
import { createAddressDetailsStorage, storedAddressDetails } from './addressDetailsStorage.ts';
import { jsonStorage, localJson } from './jsonStorage.ts';
import { createPhoneSessionStorage, sessionPhone, storedPhoneSession } from './phoneSessionStorage.ts';
import { createSessionStorage, freshSession, storedSession } from './sessionStorage.ts';

const position = { lat: 19.4, lng: -99.1 };
const details = {
  houseNumber: '12',
  reference: 'Portón',
  phoneNumber: parsePhone('5512345678') ?? expect.fail(),
  phoneVerified: true,
};
const proof = { token: 't', refreshToken: 'r', expiresAtMs: 5 };
const anOrder = (createdAt: number) => ({
  key: 'b6a5',
  createdAt,
  payload: {
    telefono_usuario: '5512345678',
    direccion_entrega: 'Tabasco 170',
    metodo_pago: 'efectivo' as const,
    total: 89.5,
    notas: '',
    productos: [],
  },
});
const counters = { cooldownSeconds: 60, sendAttempts: 1, verifyAttempts: 2, lastTryMs: 1_700_000_000_000 };
const smsKeys = ['smsAttempts', 'smsCooldown', 'smsLastTry', 'smsVerifyAttempts'];

let local: ReturnType<typeof memoryStorage>;
let session: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  [local, session] = [memoryStorage(), memoryStorage()];
  vi.stubGlobal('localStorage', local.browser);
  vi.stubGlobal('sessionStorage', session.browser);
});
afterEach(() => void vi.unstubAllGlobals());

it('the device keeps cart, address, phone and orders', () => {
  storedCart.save(emptyCart);
  storedCart.saveId('id-1');
  storedAddress.save({ address: 'Tabasco 170', position });
  storedAddressDetails.save(details);
  storedSmsCounters.save(counters);
  storedPhoneSession.save(proof);
  followedOrders.save([orderId(41)]);
  pendingOrder.save(anOrder(1));
  expect(Object.keys(local.raw).sort()).toEqual([
    ...['addressDetails', 'cart', 'cartId', 'followedOrders', 'pendingOrder', 'phoneSession'],
    ...['selectedAddress', ...smsKeys],
  ]);
  expect(session.raw).toEqual({});
  expect([...smsCounterKeys].sort()).toEqual(smsKeys);
});

it('the tab keeps its session and the code that was sent', () => {
  storedSession.save(freshSession);
  storedSentCode.save('code-1');
  storedSentTo.save(details.phoneNumber);
  expect(Object.keys(session.raw).sort()).toEqual(['session', 'smsSentCode', 'smsSentTo']);
  expect(local.raw).toEqual({});
});

it('a key that was never written reads as undefined, and a removed key is deleted', () => {
  expect(localJson.read('cart')).toBeUndefined();
  localJson.write('cart', null);
  expect(localJson.read('cart')).toBeNull();
  localJson.remove('cart');
  expect(local.raw).toEqual({});
});

it('a storage that the browser refuses ignores writes, and gives every part of the app its initial state', () => {
  const refused = jsonStorage(() => {
    throw new Error('SecurityError');
  });
  refused.write('cart', []);
  refused.remove('cart');
  expect(refused.read('cart')).toBeUndefined();
  expect(createCartStorage(refused).load()).toEqual(emptyCart);
  expect(createAddressStorage(refused).load()).toBeNull();
  expect(createAddressDetailsStorage(refused).load()).toBeNull();
  expect(createSmsCountersStorage(refused).load()).toEqual(freshCooldown);
  expect(createPendingOrderStorage(refused).load()).toBeNull();
  expect(createSessionStorage(refused).load()).toEqual(freshSession);
});

describe('a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  it('keeps what was written and removed in memory, and says so', () => {
    const raw: Record<string, string> = { cart: '["old"]', session: '1' };
    const json = jsonStorage(() => ({
      getItem: (key) => raw[key] ?? null,
      setItem: refuse,
      removeItem: refuse,
    }));
    json.write('cart', ['new']);
    json.remove('session');
    expect(json.read('cart')).toEqual(['new']);
    expect(json.read('session')).toBeUndefined();
    expect(['cart', 'session', 'other'].map(json.isUnsaved)).toEqual([true, true, false]);
  });

  it('is used again as soon as it takes a value', () => {
    const { browser, raw } = memoryStorage();
    let isFull = true;
    const json = jsonStorage(() => ({
      ...browser,
      setItem: (key, value) => (isFull ? refuse() : browser.setItem(key, value)),
    }));
    json.write('cart', [1]);
    isFull = false;
    json.write('cart', [1, 2]);
    expect(json.isUnsaved('cart')).toBe(false);
    expect(raw.cart).toBe('[1,2]');
  });

  it('keeps nothing on a server, whose memory all requests share', () => {
    const json = jsonStorage(refuse, true);
    json.write('cart', [1]);
    expect(json.read('cart')).toBeUndefined();
    expect(json.isUnsaved('cart')).toBe(false);
  });

  it('that throws on access keeps a proof of the phone for the page', () => {
    const session = createPhoneSessionStorage(
      jsonStorage(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      }),
    );
    session.save(proof);
    expect(session.load()).toEqual(proof);
    session.clear();
    expect(session.load()).toBeNull();
  });
});

describe('cart', () => {
  const stored = {
    id_producto: 7,
    nombre: 'Crepa de cajeta',
    descripcion: '',
    precio: 89.5,
    categoria: 1,
    disponible: 1,
    imagen_url: '',
    combo: 0,
    quantity: 2,
    extras: [],
    es_combo: false,
    crepas_seleccionadas: [],
  };

  it.each(['{', 'null', '{"quantity":1}', '"cart"', '3', JSON.stringify([1, null, stored])])(
    'removes %s, which is no list of cart items, and starts empty (spec §4)',
    (raw) => {
      const memory = memoryStorage({ cart: raw });
      expect(createCartStorage(memory).load()).toEqual([]);
      expect(memory.raw).not.toHaveProperty('cart');
    },
  );

  it('keeps a bare array with the names of the specification, and reads its decimal pesos as whole centavos', () => {
    const memory = memoryStorage({ cart: JSON.stringify([stored]) });
    const storage = createCartStorage(memory);
    const cart = storage.load();
    expect(cart).toMatchObject([{ quantity: 2, product: { id: 7, price: centsFromPesos(89.5) } }]);
    expect(memory.raw).toHaveProperty('cart');
    storage.save(cart);
    expect(JSON.parse(memory.raw.cart ?? '')).toMatchObject([{ ...stored, precio_individual: 89.5 }]);
  });

  it('has an id that is a text, or null', () => {
    expect(createCartStorage(memoryStorage({ cartId: '"id-1"' })).loadId()).toBe('id-1');
    expect(createCartStorage(memoryStorage({ cartId: '7' })).loadId()).toBeNull();
    expect(createCartStorage(memoryStorage()).loadId()).toBeNull();
  });
});

describe('selectedAddress', () => {
  it('stores 0, 0 for an address without a pin, because the spec’s key needs numbers, and loads no position (decision P7)', () => {
    const memory = memoryStorage({ selectedAddress: JSON.stringify({ address: 'Colima 120', position }) });
    const storage = createAddressStorage(memory);
    storage.save({ address: 'Insurgentes Sur 3000', position: null });
    expect(JSON.parse(memory.raw.selectedAddress ?? '')).toEqual({
      address: 'Insurgentes Sur 3000',
      position: { lat: 0, lng: 0 },
    });
    expect(storage.load()).toEqual({ address: 'Insurgentes Sur 3000', position: null });
  });

  it.each([position, { lat: 0, lng: -99.1 }, { lat: 19.4, lng: 0 }])('is loaded with %j', (place) => {
    storedAddress.save({ address: 'Tabasco 170', position: place });
    expect(storedAddress.load()).toEqual({ address: 'Tabasco 170', position: place });
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"address":"Tabasco 170"}',
    '{"address":"Tabasco 170","position":{"lat":"19.4","lng":-99.1}}',
    '{"address":"Tabasco 170","position":{"lat":19.4,"lng":null}}',
    '{"address":5,"position":{"lat":19.4,"lng":-99.1}}',
  ])('treats %s as no address', (selectedAddress) => {
    expect(createAddressStorage(memoryStorage({ selectedAddress })).load()).toBeNull();
  });
});

describe('addressDetails', () => {
  const loaded = (stored: unknown) =>
    createAddressDetailsStorage(memoryStorage({ addressDetails: JSON.stringify(stored) })).load();

  it('writes the field names of the specification, and loads them all', () => {
    storedAddressDetails.save(details);
    expect(JSON.parse(local.raw.addressDetails ?? '')).toEqual({
      houseNumber: '12',
      reference: 'Portón',
      phoneNumber: '5512345678',
      phoneVerification: true,
    });
    expect(storedAddressDetails.load()).toEqual(details);
  });

  it('reads a phone in any of its forms as ten digits, and a field that is not a text as empty', () => {
    expect(loaded({ phoneNumber: '+52 55 1234 5678' })?.phoneNumber).toBe('5512345678');
    expect(loaded({ phoneNumber: 5512345678 })?.phoneNumber).toBe('5512345678');
    expect(loaded({ houseNumber: { x: 1 }, reference: null, phoneNumber: '5512345678' })).toMatchObject({
      houseNumber: '',
      reference: '',
    });
  });

  it.each(['true', 1, null, undefined])(
    'counts phoneVerification %o as not verified',
    (phoneVerification) => {
      expect(loaded({ phoneNumber: '5512345678', phoneVerification })?.phoneVerified).toBe(false);
    },
  );

  it.each([null, [], 'x', {}, { phoneNumber: '123' }])('treats %o as no details', (stored) => {
    expect(loaded(stored)).toBeNull();
  });
});

describe('the SMS counters', () => {
  it('are four plain numbers', () => {
    storedSmsCounters.save(counters);
    expect(local.raw).toEqual({
      smsCooldown: '60',
      smsAttempts: '1',
      smsVerifyAttempts: '2',
      smsLastTry: '1700000000000',
    });
    expect(storedSmsCounters.load()).toEqual(counters);
  });

  it('are removed from the storage when they are cleared', () => {
    const memory = memoryStorage({ smsCooldown: '60', smsAttempts: '5' });
    createSmsCountersStorage(memory).save(freshCooldown);
    expect(memory.raw).toEqual({});
  });

  it('count as 0 when they are not numbers, and never wait longer than a lock', () => {
    const memory = memoryStorage({
      smsCooldown: '99999',
      smsAttempts: '"dos"',
      smsVerifyAttempts: '-3',
      smsLastTry: '{',
    });
    expect(createSmsCountersStorage(memory).load()).toEqual({ ...freshCooldown, cooldownSeconds: 900 });
  });
});

describe('pendingOrder', () => {
  it.each(['{', 'null', '{"key":"a"}', '{"key":"a","payload":{"total":9},"createdAt":1}'])(
    'treats %s as none',
    (stored) => {
      expect(createPendingOrderStorage(memoryStorage({ pendingOrder: stored })).load()).toBeNull();
    },
  );

  it('is loaded unchanged until it is cleared, and may be repeated for a day, by the clock of its first attempt', () => {
    const createdAt = Date.parse('2026-11-21T12:00:00Z');
    pendingOrder.save(anOrder(createdAt));
    const pending = pendingOrder.load() ?? expect.fail('nothing is pending');
    expect(pending).toEqual(anOrder(createdAt));
    expect(isRepeatable(pending, createdAt + 86_399_999)).toBe(true);
    expect(isRepeatable(pending, createdAt + 86_400_000)).toBe(false);
    pendingOrder.clear();
    expect(pendingOrder.load()).toBeNull();
  });
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
  session.raw.smsSentCode = '7';
  expect(storedSentCode.load()).toBeNull();
});

it('the phone of a sent code is loaded; a value that is no phone gives null', () => {
  storedSentTo.save(details.phoneNumber);
  expect(storedSentTo.load()).toBe('5512345678');
  session.raw.smsSentTo = '"551"';
  expect(storedSentTo.load()).toBeNull();
});

it('followed orders are loaded; an invalid value counts as an empty list', () => {
  followedOrders.save([orderId(12), orderId(13)]);
  expect(followedOrders.load()).toEqual([12, 13]);
  local.raw.followedOrders = '["x"]';
  expect(followedOrders.load()).toEqual([]);
});

it('a session is loaded unchanged; of a corrupt one the readable parts are kept', () => {
  expect(storedSession.load()).toEqual({
    locationAnswered: false,
    splashSeen: false,
    category: null,
    whatsAppOffer: null,
    isFinishing: false,
  });
  const whole = {
    locationAnswered: true,
    splashSeen: true,
    category: categoryId(3),
    whatsAppOffer: { orderId: orderId(41), link: 'https://wa.me/52' },
    isFinishing: true,
  };
  storedSession.save(whole);
  expect(storedSession.load()).toEqual(whole);
  session.raw.session =
    '{"locationAnswered":1,"splashSeen":true,"category":"x","whatsAppOffer":{"orderId":41}}';
  expect(storedSession.load()).toEqual({ ...freshSession, splashSeen: true });
  session.raw.session = '{"locationAnswered":true,"splashSeen":"x"}';
  expect(storedSession.load()).toEqual({ ...freshSession, locationAnswered: true });
});

describe('the phone of the stored session', () => {
  const sessionOf = (payload: string) => ({
    token: `head.${payload}.sign`,
    refreshToken: 'r',
    expiresAtMs: 0,
  });
  const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

  it('is the claim of its token', () => {
    // «~» and «?» make the characters that base64url writes differently.
    const token = encoded({ name: '~~~???', phone_number: '+525512345678' });
    expect(sessionPhone(sessionOf(token))).toBe('5512345678');
  });

  it.each([
    ['no session', null],
    ['a session of an e-mail', sessionOf(encoded({ email: 'ana@crepas.example' }))],
    ['a token that is none', sessionOf('%%%')],
    ['a token in one part', { token: 'x', refreshToken: 'r', expiresAtMs: 0 }],
  ])('is nobody’s: %s', (_, session) => {
    expect(sessionPhone(session)).toBeNull();
  });
});
