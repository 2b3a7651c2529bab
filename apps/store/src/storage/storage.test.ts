import { centsFromPesos, emptyCart, freshCounters, orderId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createAddressStorage } from './address.ts';
import { createAddressDetailsStorage } from './addressDetails.ts';
import { createCartStorage } from './cart.ts';
import { createFollowedOrders } from './followedOrders.ts';
import { jsonStorage } from './jsonStorage.ts';
import { createPendingOrderStorage, isRepeatable } from './pendingOrder.ts';
import { createSessionStorage, freshSession } from './session.ts';
import { createSmsCountersStorage } from './smsCounters.ts';

describe('a storage that the browser refuses', () => {
  const refused = jsonStorage(() => {
    throw new Error('SecurityError');
  });

  it('reads as empty, and ignores writes', () => {
    refused.write('cart', []);
    refused.remove('cart');
    expect(refused.read('cart')).toBeUndefined();
  });

  it('gives every part of the app its initial state', () => {
    expect(createCartStorage(refused).load()).toEqual(emptyCart);
    expect(createAddressStorage(refused).load()).toBeNull();
    expect(createAddressDetailsStorage(refused).load()).toBeNull();
    expect(createSmsCountersStorage(refused).load()).toEqual(freshCounters);
    expect(createPendingOrderStorage(refused).load()).toBeNull();
    expect(createSessionStorage(refused).load()).toEqual(freshSession);
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

  it.each(['{', 'null', '{"quantity":1}', '"cart"', '3'])('removes %s and starts empty', (raw) => {
    const memory = memoryStorage({ cart: raw });
    expect(createCartStorage(memory).load()).toEqual([]);
    expect(memory.raw).not.toHaveProperty('cart');
  });

  it('removes a list with an entry that is no cart item, and starts empty (spec §4)', () => {
    const memory = memoryStorage({ cart: JSON.stringify([1, null, stored]) });
    expect(createCartStorage(memory).load()).toEqual([]);
    expect(memory.raw).not.toHaveProperty('cart');
  });

  it('reads decimal pesos as whole centavos', () => {
    const memory = memoryStorage({ cart: JSON.stringify([stored]) });
    const [line] = createCartStorage(memory).load();
    expect(line?.product.price).toBe(centsFromPesos(89.5));
  });

  it('keeps a bare array with the names of the specification', () => {
    const memory = memoryStorage({ cart: JSON.stringify([stored]) });
    const storage = createCartStorage(memory);
    storage.save(storage.load());
    expect(JSON.parse(memory.raw.cart ?? '')).toMatchObject([{ ...stored, precio_individual: 89.5 }]);
  });
});

describe('selectedAddress', () => {
  const position = { lat: 19.4, lng: -99.1 };

  it('is loaded as it was saved', () => {
    const storage = createAddressStorage(memoryStorage());
    storage.save({ address: 'Tabasco 170', position });
    expect(storage.load()).toEqual({ address: 'Tabasco 170', position });
  });

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

  it.each([
    { lat: 0, lng: -99.1 },
    { lat: 19.4, lng: 0 },
  ])('accepts the position %j', (place) => {
    const storage = createAddressStorage(memoryStorage());
    storage.save({ address: 'Tabasco 170', position: place });
    expect(storage.load()?.position).toEqual(place);
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
  const details = (stored: unknown) =>
    createAddressDetailsStorage(memoryStorage({ addressDetails: JSON.stringify(stored) })).load();

  it('writes the field names of the specification', () => {
    const memory = memoryStorage();
    const storage = createAddressDetailsStorage(memory);
    storage.save({
      ...({ houseNumber: '12', reference: 'Portón' } as const),
      phoneNumber: details({ phoneNumber: '5512345678' })?.phoneNumber ?? expect.fail(),
      phoneVerified: true,
    });
    expect(JSON.parse(memory.raw.addressDetails ?? '')).toEqual({
      houseNumber: '12',
      reference: 'Portón',
      phoneNumber: '5512345678',
      phoneVerification: true,
    });
  });

  it('reads a phone in any of its forms as ten digits', () => {
    expect(details({ phoneNumber: '+52 55 1234 5678' })?.phoneNumber).toBe('5512345678');
    expect(details({ phoneNumber: 5512345678 })?.phoneNumber).toBe('5512345678');
  });

  it.each(['true', 1, null, undefined])(
    'counts phoneVerification %o as not verified',
    (phoneVerification) => {
      expect(details({ phoneNumber: '5512345678', phoneVerification })?.phoneVerified).toBe(false);
    },
  );

  it.each([null, [], 'x', {}, { phoneNumber: '123' }])('treats %o as no details', (stored) => {
    expect(details(stored)).toBeNull();
  });
});

describe('the SMS counters', () => {
  it('are four plain numbers', () => {
    const memory = memoryStorage();
    const counters = {
      cooldownSeconds: 60,
      sendAttempts: 1,
      verifyAttempts: 2,
      lastTryMs: 1_700_000_000_000,
    };
    createSmsCountersStorage(memory).save(counters);
    expect(memory.raw).toEqual({
      smsCooldown: '60',
      smsAttempts: '1',
      smsVerifyAttempts: '2',
      smsLastTry: '1700000000000',
    });
    expect(createSmsCountersStorage(memory).load()).toEqual(counters);
  });

  it('are removed from the storage when they are cleared', () => {
    const memory = memoryStorage({ smsCooldown: '60', smsAttempts: '5' });
    createSmsCountersStorage(memory).save(freshCounters);
    expect(memory.raw).toEqual({});
  });

  it('count as 0 when they are not numbers, and never wait longer than a lock', () => {
    const memory = memoryStorage({
      smsCooldown: '99999',
      smsAttempts: '"dos"',
      smsVerifyAttempts: '-3',
      smsLastTry: '{',
    });
    expect(createSmsCountersStorage(memory).load()).toEqual({ ...freshCounters, cooldownSeconds: 900 });
  });
});

describe('pendingOrder', () => {
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

  it.each(['{', 'null', '{"key":"a"}', '{"key":"a","payload":{"total":9},"createdAt":1}'])(
    'treats %s as none',
    (pendingOrder) => {
      expect(createPendingOrderStorage(memoryStorage({ pendingOrder })).load()).toBeNull();
    },
  );

  it('is loaded unchanged until it is cleared', () => {
    const storage = createPendingOrderStorage(memoryStorage());
    const order = anOrder(1);
    storage.save(order);
    expect(storage.load()).toEqual(order);
    storage.clear();
    expect(storage.load()).toBeNull();
  });

  it('may be repeated for a day, by the clock of its first attempt', () => {
    const createdAt = Date.parse('2026-11-21T12:00:00Z');
    const storage = createPendingOrderStorage(
      memoryStorage({ pendingOrder: JSON.stringify(anOrder(createdAt)) }),
    );
    const pending = storage.load() ?? expect.fail('nothing is pending');
    expect(isRepeatable(pending, createdAt + 86_399_999)).toBe(true);
    expect(isRepeatable(pending, createdAt + 86_400_000)).toBe(false);
  });
});

describe('session', () => {
  it('keeps the readable parts when one part is corrupt', () => {
    const session = JSON.stringify({ locationAnswered: true, splashSeen: 'x', category: 'dulces' });
    expect(createSessionStorage(memoryStorage({ session })).load()).toEqual({
      ...freshSession,
      locationAnswered: true,
    });
  });
});

describe('followed orders', () => {
  it('are loaded; an invalid value counts as an empty list', () => {
    const memory = memoryStorage();
    const followed = createFollowedOrders(memory);
    followed.save([orderId(12), orderId(13)]);
    expect(followed.load()).toEqual([12, 13]);
    memory.raw.followedOrders = '["x"]';
    expect(followed.load()).toEqual([]);
  });
});
