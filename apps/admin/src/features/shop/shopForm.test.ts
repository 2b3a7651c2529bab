import type { Shop } from '@crepas/api';
import { describe, expect, it } from 'vitest';
import { aShop as shop } from '../../testing/aShop.ts';
import { checkShop, fieldsOf, formOf, type ShopDraft } from './shopForm.ts';
import { sectionsOf } from './shopSections.ts';

const evening = { opens: '18:00', closes: '23:00' };
const week = (...days: readonly (readonly (typeof evening)[])[]) =>
  Array.from({ length: 7 }, (_, day) => days[day] ?? []);
const special = { key: 'a', date: '2026-12-25', isClosed: true, reason: ' Navidad ', ...evening };

const corner = (lat: number, lng: number) => ({ lat, lng });
const zone = [corner(19, -99), corner(19, -98), corner(20, -98)];

it('sends a drawn zone, and null for a removed one', () => {
  expect(checkShop({ zone }, shop)).toEqual({ kind: 'ok', change: { zone } });
  expect(checkShop({ zone: null }, { ...shop, zone })).toEqual({ kind: 'ok', change: { zone: null } });
  expect(checkShop({ zone: null }, shop)).toEqual({ kind: 'ok', change: {} });
});

it('sends only what was changed', () => {
  expect(checkShop({ name: 'Crepatlán', tagline: 'Ricas', whatsApp: '+52 55 1234 5678' }, shop)).toEqual({
    kind: 'ok',
    change: { tagline: 'Ricas', whatsApp: '525512345678' },
  });
  expect(checkShop({ week: formOf(shop).week, name: 'Crepatlán' }, shop)).toEqual({ kind: 'ok', change: {} });
});

it('each field is in one section, and a section takes only its own', () => {
  const sections = sectionsOf({
    ...shop,
    features: ['horario', 'programar', 'responsable', 'pagos', 'tarifas'],
  });
  expect(sections.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(formOf(shop)).sort());
  expect(fieldsOf({ name: 'Ana', message: 'Hola' }, ['name', 'tagline'])).toEqual({ name: 'Ana' });
});

const ana = { name: 'Ana', address: 'Colima 5', email: 'ana@b.mx', phone: '5512345678' };

it('sends who answers for the shop without spaces, and null when all is empty', () => {
  const typed = { name: ' Ana ', address: 'Colima 5', email: ' ana@b.mx', phone: '(55) 1234-5678' };
  expect(checkShop({ responsible: typed }, shop)).toEqual({ kind: 'ok', change: { responsible: ana } });
  const empty = { name: ' ', address: '', email: '', phone: '' };
  expect(checkShop({ responsible: empty }, { ...shop, responsible: ana })).toEqual({
    kind: 'ok',
    change: { responsible: null },
  });
  expect(checkShop({ responsible: { ...empty, name: '' } }, shop)).toEqual({ kind: 'ok', change: {} });
});

it.each([
  ['\u202a+52\u00a01\u00a055\u20111234\u20115678\u202c', '525512345678'],
  ['044 55 1234 5678', '5512345678'],
  ['+1 (202) 555-0123', '12025550123'],
])("reads the shop's phones from %j", (typed, phone) => {
  expect(checkShop({ whatsApp: typed, responsible: { ...ana, phone: typed } }, shop)).toEqual({
    kind: 'ok',
    change: { whatsApp: phone, responsible: { ...ana, phone } },
  });
});

it('turns days into rows', () => {
  expect(checkShop({ week: week([evening], [{ ...evening, closes: '01:30' }]) }, shop)).toEqual({
    kind: 'ok',
    change: {
      week: [
        { day: 1, opens: 1_080, closes: 1_380 },
        { day: 2, opens: 1_080, closes: 90 },
      ],
    },
  });
  expect(checkShop({ specialDays: [special] }, shop)).toEqual({
    kind: 'ok',
    change: { specialDays: [{ kind: 'closed', date: '2026-12-25', reason: 'Navidad' }] },
  });
});

it.each<[string, ShopDraft, Record<string, string>]>([
  ['no name', { name: ' ' }, { name: 'Este campo es requerido' }],
  ['a short number', { whatsApp: '55' }, { whatsApp: 'Escribe de 10 a 15 dígitos' }],
  ['a number with letters', { whatsApp: 'el de Ana' }, { whatsApp: 'Escribe de 10 a 15 dígitos' }],
  [
    'an e-mail address without a name and an address',
    { responsible: { ...ana, name: '', address: ' ' } },
    {
      'responsible name': 'Escribe quién responde por la tienda',
      'responsible address': 'Escribe el domicilio',
    },
  ],
  [
    'an e-mail address and a phone that are none',
    { responsible: { ...ana, email: 'ana', phone: 'x5512345678' } },
    {
      'responsible email': 'Escribe un correo como ana@tienda.mx',
      'responsible phone': 'Escribe de 10 a 15 dígitos',
    },
  ],
  ['no minutes', { deliveryMinutes: '4' }, { deliveryMinutes: 'Escribe un número de 5 a 240' }],
  [
    'minutes that are no digits',
    { deliveryMinutes: '1e2' },
    { deliveryMinutes: 'Escribe un número de 5 a 240' },
  ],
  ['a late last order', { lastOrderMinutes: '61' }, { lastOrderMinutes: 'Escribe un número de 0 a 60' }],
  [
    'too many minutes without an answer',
    { autoRejectMinutes: '121' },
    { autoRejectMinutes: 'Escribe un número de 5 a 120, o déjalo vacío' },
  ],
  [
    'a missing time',
    { week: week([{ opens: '', closes: '23:00' }]) },
    { 'week 0 0': 'Elige a qué hora abre y cierra' },
  ],
  [
    'no length',
    { week: week([{ opens: '18:00', closes: '18:00' }]) },
    { 'week 0 0': 'Abre y cierra a la misma hora' },
  ],
  [
    'an overlap',
    { week: week([], [evening, evening]) },
    { 'week 1 1': 'Se encima con otro horario (martes)' },
  ],
  [
    'a zone of two corners',
    { zone: [corner(19, -99), corner(19, -98)] },
    { zone: 'La zona necesita al menos 3 esquinas' },
  ],
  [
    'a zone that crosses itself',
    { zone: [corner(19, -99), corner(20, -98), corner(20, -99), corner(19, -98)] },
    { zone: 'El borde de la zona se cruza: mueve o quita una esquina' },
  ],
  ['no date', { specialDays: [{ ...special, date: '' }] }, { 'day 0': 'Elige la fecha' }],
  [
    'a date twice',
    { specialDays: [special, { ...special, key: 'b' }] },
    { 'day 1': 'Se encima con otro horario (la misma fecha)' },
  ],
])('refuses %s', (_, draft, errors) => {
  expect(checkShop(draft, shop)).toEqual({ kind: 'invalid', errors });
});

it('an empty field turns the automatic rejection off, a number turns it on', () => {
  const on = { ...shop, autoRejectMinutes: 10 };
  expect(checkShop({ autoRejectMinutes: ' ' }, on)).toEqual({
    kind: 'ok',
    change: { autoRejectMinutes: null },
  });
  expect(checkShop({ autoRejectMinutes: '15' }, shop)).toEqual({
    kind: 'ok',
    change: { autoRejectMinutes: 15 },
  });
  expect(formOf(on).autoRejectMinutes).toBe('10');
  expect(formOf(shop).autoRejectMinutes).toBe('');
});

it('empty days never forget; others are checked', () => {
  const forgetting = { ...shop, forgetAfterDays: 90 };
  expect(checkShop({ forgetAfterDays: '' }, forgetting)).toEqual({
    kind: 'ok',
    change: { forgetAfterDays: null },
  });
  expect(checkShop({ forgetAfterDays: '365' }, forgetting)).toEqual({
    kind: 'ok',
    change: { forgetAfterDays: 365 },
  });
  expect(checkShop({ forgetAfterDays: '29' }, forgetting)).toEqual({
    kind: 'invalid',
    errors: { forgetAfterDays: 'Escribe un número de 30 a 3650, o déjalo vacío' },
  });
  expect(formOf(forgetting).forgetAfterDays).toBe('90');
});

describe('the ways to pay', () => {
  const account = { bank: ' Banco Uno ', clabe: '032 180 00011835971 9', holder: 'Ana' };

  it('are sent with the account as it is stored', () => {
    expect(checkShop({ payments: ['cash', 'transfer'], transfer: account }, shop)).toEqual({
      kind: 'ok',
      change: {
        payments: ['cash', 'transfer'],
        transfer: { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Ana' },
      },
    });
  });

  it('are one at least, and a transfer needs an account', () => {
    expect(checkShop({ payments: [] }, shop)).toMatchObject({
      errors: { payments: 'Elige al menos una forma de pago' },
    });
    expect(checkShop({ payments: ['transfer'] }, shop)).toMatchObject({
      errors: { 'transfer clabe': 'Escribe la CLABE' },
    });
    const wrong = { ...account, clabe: '032180000118359710' };
    expect(checkShop({ payments: ['transfer'], transfer: wrong }, shop)).toMatchObject({
      errors: { 'transfer clabe': 'No es una CLABE: revisa los 18 dígitos' },
    });
  });
});

describe('what delivery costs', () => {
  const drawn = { key: 'new 1', name: ' Centro ', zone, fee: '25', minimum: '', freeFrom: '300' };
  const nothing = { fee: '', minimum: '', freeFrom: '' };

  it('is sent as amounts, and nothing for all addresses as null', () => {
    const charged = { ...shop, feeWithoutPin: { fee: 4_000, minimum: 0, freeFrom: null } } as Shop;
    expect(checkShop({ feeZones: [drawn], feeWithoutPin: nothing }, charged)).toEqual({
      kind: 'ok',
      change: {
        feeZones: [{ name: 'Centro', zone, fee: 2_500, minimum: 0, freeFrom: 30_000 }],
        feeWithoutPin: null,
      },
    });
  });

  it('needs a name, an outline and a fee', () => {
    const empty = { ...drawn, name: ' ', zone: [], fee: '', minimum: 'x' };
    expect(
      checkShop({ feeZones: [drawn, empty], feeWithoutPin: { ...nothing, minimum: '5' } }, shop),
    ).toEqual({
      kind: 'invalid',
      errors: {
        'feeZone 1 name': 'Escribe un nombre',
        'feeZone 1 zone': 'La zona necesita al menos 3 esquinas',
        'feeZone 1 fee': 'Escribe cuánto cuesta; 0 si es gratis',
        'feeZone 1 minimum': expect.any(String),
        'feeWithoutPin fee': 'Escribe cuánto cuesta; 0 si es gratis',
      },
    });
  });
});

describe('orders for later', () => {
  const typed = { isActive: true, daysAhead: ' 2 ', maxPerQuarter: '' };

  it('are sent as numbers, and without a limit when it is empty', () => {
    const scheduling = { isActive: true, daysAhead: 2, maxPerQuarter: null };
    expect(checkShop({ scheduling: typed }, shop)).toEqual({ kind: 'ok', change: { scheduling } });
    expect(checkShop({ scheduling: formOf(shop).scheduling }, shop)).toEqual({ kind: 'ok', change: {} });
  });

  it('are refused beside the number that is wrong', () => {
    expect(checkShop({ scheduling: { ...typed, daysAhead: '8', maxPerQuarter: '0' } }, shop)).toEqual({
      kind: 'invalid',
      errors: {
        'scheduling daysAhead': 'Escribe un número de 0 a 7',
        'scheduling maxPerQuarter': 'Escribe un número de 1 a 500, o déjalo vacío',
      },
    });
  });
  it('are switched off also with a wrong number, which is hidden then: the saved ones stay', () => {
    const saved = { ...shop, scheduling: { isActive: true, daysAhead: 3, maxPerQuarter: null } };
    const scheduling = { isActive: false, daysAhead: '99', maxPerQuarter: '4' };
    expect(checkShop({ scheduling }, saved)).toEqual({
      kind: 'ok',
      change: { scheduling: { ...saved.scheduling, isActive: false } },
    });
  });
});

it('a pickup is switched off also with wrong minutes, which are hidden then: the saved ones stay', () => {
  const saved = { ...shop, pickup: { isActive: true, minutes: 20 } };
  expect(checkShop({ pickup: { isActive: false, minutes: '' } }, saved)).toEqual({
    kind: 'ok',
    change: { pickup: { isActive: false, minutes: 20 } },
  });
  expect(checkShop({ pickup: { isActive: true, minutes: '' } }, saved)).toMatchObject({ kind: 'invalid' });
});

it('the address stays while customers pick up their orders there', () => {
  const features = ['recoger', 'responsable'] as const;
  const saved = { ...shop, features, responsible: ana, pickup: { isActive: true, minutes: 20 } };
  const nobody = { name: '', address: '', email: '', phone: '' };
  const errors = {
    'responsible address': 'Tus clientes pasan por su pedido ahí: apaga antes «Recoger en la tienda».',
  };
  expect(checkShop({ responsible: nobody }, saved)).toEqual({ kind: 'invalid', errors });
  expect(checkShop({ responsible: { ...ana, address: ' ' } }, saved)).toMatchObject({
    errors: { 'responsible address': 'Escribe el domicilio' },
  });
  // It is switched off in the same save, or was before; and another address is one.
  const off = { isActive: false, minutes: '20' };
  expect(checkShop({ responsible: nobody, pickup: off }, saved)).toMatchObject({ kind: 'ok' });
  const closed = { ...saved, pickup: { ...saved.pickup, isActive: false } };
  expect(checkShop({ responsible: nobody }, closed)).toMatchObject({ kind: 'ok' });
  expect(checkShop({ responsible: { ...ana, address: 'Sonora 7' } }, saved)).toMatchObject({ kind: 'ok' });
});

describe('a pickup is turned on', () => {
  const features = ['recoger', 'responsable'] as const;
  const saved = { ...shop, features, pickup: { isActive: false, minutes: 20 } };
  const draft = { pickup: { isActive: true, minutes: '20' } };
  const owner = { name: 'Ana', address: 'Colima 5', email: '', phone: '' };

  it.each([[null], [{ ...owner, address: '' }]])('only with an address to go to: %j', (responsible) => {
    expect(checkShop(draft, { ...saved, responsible })).toEqual({
      kind: 'invalid',
      errors: {
        pickupAddress: 'Primero guarda el domicilio en «Quién responde»: ahí pasarán por su pedido.',
      },
    });
  });

  it('with the address that is saved, on a server that keeps none too, and one that was on before stays', () => {
    expect(checkShop(draft, { ...saved, responsible: owner })).toMatchObject({ kind: 'ok' });
    const older = { ...saved, responsible: null, features: ['recoger'] as const };
    expect(checkShop(draft, older)).toMatchObject({ kind: 'ok' });
    const on = { ...saved, responsible: null, pickup: { isActive: true, minutes: 15 } };
    expect(checkShop(draft, on)).toMatchObject({ kind: 'ok' });
  });
});
