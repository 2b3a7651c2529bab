import type { SpecialDay, Weekday } from '@crepas/domain';
import { type Cents, maxAutoRejectMinutes, minAutoRejectMinutes, type PaymentMethod } from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyPosition } from '../testing/anyOrder.ts';
import { overTheWire, readsBack } from '../testing/anyValue.ts';
import { type ShopFeature, shopFeatures } from '../wire/features.ts';
import {
  plainShop,
  type Shop,
  shopFromWire,
  shopSettingsToWire,
  shopSettingsWire,
  shopWire,
  wordsOf,
} from './shop.ts';
import { shopBody, shopChangeFromWire, shopChangeToWire } from './shopFields.ts';

const anyMinute = fc.integer({ min: 0, max: 1_439 });
const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const anyInstant = anyMoment.map((date) => date.getTime());
const anyDate = anyMoment.map((date) => date.toISOString().slice(0, 10));
const anyReason = fc.option(fc.constantFrom('Navidad', 'Día de muertos'));
const anySpecialDay: fc.Arbitrary<SpecialDay> = fc.oneof(
  fc.record({ kind: fc.constant('closed' as const), date: anyDate, reason: anyReason }),
  fc.record({
    kind: fc.constant('hours' as const),
    date: anyDate,
    reason: anyReason,
    opens: anyMinute,
    closes: anyMinute,
  }),
);
const anyDay = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
const anyAmount = fc.nat(9_999_900).map((amount) => amount as Cents);
const anyTerms = { fee: anyAmount, minimum: anyAmount, freeFrom: fc.option(anyAmount) };
const anyShop: fc.Arbitrary<Shop> = fc.record({
  name: fc.constantFrom('Crepatlán', 'Crepas Lupita'),
  tagline: fc.constantFrom('', 'La tierra de las crepas'),
  deliveryMinutes: fc.integer({ min: 5, max: 240 }),
  whatsApp: fc.constantFrom('', '525500000000'),
  isOpen: fc.boolean(),
  hasDiscountCodes: fc.boolean(),
  message: fc.constantFrom('', 'Hoy hay flan.'),
  timeZone: fc.constantFrom('America/Mexico_City', 'America/Tijuana'),
  week: fc.array(fc.record({ day: anyDay, opens: anyMinute, closes: anyMinute }), { maxLength: 9 }),
  specialDays: fc.array(anySpecialDay, { maxLength: 5 }),
  lastOrderMinutes: fc.integer({ min: 0, max: 60 }),
  pausedUntil: fc.option(anyInstant),
  busy: fc.option(fc.record({ minutes: fc.integer({ min: 10, max: 240 }), until: anyInstant })),
  zone: fc.option(fc.array(anyPosition, { minLength: 3, maxLength: 50 })),
  responsible: fc.option(
    fc.record({
      name: fc.constantFrom('Ana López', 'Crepas Lupita S.A. de C.V.'),
      address: fc.constantFrom('', 'Colima 55, Roma Norte, 06700 Ciudad de México'),
      email: fc.constantFrom('', 'ana@crepas.example'),
      phone: fc.constantFrom('', '5512345678'),
    }),
  ),
  scheduling: fc.record({
    isActive: fc.boolean(),
    daysAhead: fc.integer({ min: 0, max: 7 }),
    maxPerQuarter: fc.option(fc.integer({ min: 1, max: 500 })),
  }),
  preparationMinutes: fc.option(fc.integer({ min: 1, max: 240 })),
  travelMinutes: fc.option(fc.integer({ min: 1, max: 120 })),
  autoRejectMinutes: fc.option(fc.integer({ min: minAutoRejectMinutes, max: maxAutoRejectMinutes }), {
    nil: null,
  }),
  pickup: fc.record({ isActive: fc.boolean(), minutes: fc.integer({ min: 5, max: 240 }) }),
  pickupPausedUntil: fc.option(anyInstant),
  payments: fc.subarray<PaymentMethod>(['cash', 'card', 'transfer'], { minLength: 1 }),
  transfer: fc.option(
    fc.record({
      bank: fc.constantFrom('Banco Uno', 'Caja Dos'),
      clabe: fc.constant('032180000118359719'),
      holder: fc.constantFrom('Ana López', 'Crepas Lupita S.A. de C.V.'),
    }),
  ),
  feeZones: fc.array(
    fc.record({
      name: fc.constantFrom('Centro', 'Lejos'),
      zone: fc.array(anyPosition, { minLength: 3, maxLength: 50 }),
      ...anyTerms,
    }),
    { maxLength: 3 },
  ),
  feeWithoutPin: fc.option(fc.record(anyTerms)),
  takesWithoutCode: fc.boolean(),
  features: fc.constant(shopFeatures),
  zoneOffsets: fc.array(fc.record({ from: anyInstant, minutes: fc.integer({ min: -840, max: 840 }) }), {
    maxLength: 3,
  }),
});

describe('a round trip of the shop returns the same value', () => {
  it('with all fields', () => readsBack(anyShop, shopSettingsToWire, shopSettingsWire, shopFromWire));

  it('for a change by the owner, which excludes pauses and rushes', () => {
    fc.assert(
      fc.property(anyShop, (shop) => {
        const { pausedUntil, busy, pickupPausedUntil, features, hasDiscountCodes, zoneOffsets, ...change } =
          shop;
        const body = v.parse(v.partial(shopBody), overTheWire(shopSettingsToWire(shop)));
        expect(body).not.toHaveProperty('pausa_hasta');
        expect(body).not.toHaveProperty('desfases');
        expect(shopChangeFromWire(body)).toEqual(change);
        expect(shopChangeFromWire(v.parse(v.partial(shopBody), shopChangeToWire(change)))).toEqual(change);
      }),
    );
    expect([shopChangeToWire({}), shopChangeFromWire({})]).toEqual([{}, {}]);
  });
});

const plain = {
  nombre: 'Crepatlán',
  lema: '',
  minutos_entrega: 40,
  whatsapp: '',
  abierto: true,
  mensaje: '',
};

it('a backend without hours is always open, and has no extensions', () => {
  expect(shopFromWire(v.parse(shopWire, plain))).toMatchObject({
    week: [],
    specialDays: [],
    pausedUntil: null,
    busy: null,
    zone: null,
    responsible: null,
    lastOrderMinutes: 0,
    deliveryMinutes: 40,
    features: [],
  });
});

it('unknown extensions of a newer backend are ignored', () => {
  const newer = { ...plain, extensiones: ['agotado', 'drones', 'horario'], drones: 3 };
  expect(shopFromWire(v.parse(shopSettingsWire, newer)).features).toEqual(['horario', 'agotado']);
});

/** The fields that an extension brings. */
const fieldsOf: Partial<Record<ShopFeature, readonly (keyof Shop)[]>> = {
  horario: ['isOpen', 'week', 'specialDays', 'lastOrderMinutes'],
  pausa: ['pausedUntil'],
  ocupado: ['busy'],
  zona: ['zone'],
  escalado: ['autoRejectMinutes'],
  pagos: ['payments', 'transfer'],
  tarifas: ['feeZones', 'feeWithoutPin'],
  recoger: ['pickup', 'pickupPausedUntil'],
  programar: ['scheduling'],
  codigos: ['hasDiscountCodes'],
};

it('fields of an extension that the server does not list have the value of the plain shop', () => {
  fc.assert(
    fc.property(anyShop, fc.constantFrom(...shopFeatures), (shop, missing) => {
      const wire = shopSettingsToWire({
        ...shop,
        features: shopFeatures.filter((feature) => feature !== missing),
      });
      const plainOne: Shop = plainShop(wordsOf(shop));
      const lost = Object.fromEntries((fieldsOf[missing] ?? []).map((field) => [field, plainOne[field]]));
      const { features, takesWithoutCode, ...read } = shopFromWire(
        v.parse(shopSettingsWire, overTheWire(wire)),
      );
      expect(features).not.toContain(missing);
      const { features: _, takesWithoutCode: __, ...before } = shop;
      expect(read).toEqual({ ...before, ...lost });
    }),
  );
});

it('a server that can take orders without a code says so before it does', () => {
  const read = (fields: object) => shopFromWire(v.parse(shopSettingsWire, { ...plain, ...fields }));
  expect(read({})).toMatchObject({ takesWithoutCode: false, features: [] });
  expect(read({ sin_codigo: false, extensiones: [] })).toMatchObject({
    takesWithoutCode: false,
    features: ['sin_codigo'],
  });
  expect(read({ sin_codigo: true, extensiones: ['sin_codigo'] })).toMatchObject({
    takesWithoutCode: true,
    features: ['sin_codigo'],
  });
});

it('reads who answers for the shop, with parts missing', () => {
  const named = { ...plain, responsable: { nombre: 'Ana', domicilio: null } };
  expect(shopFromWire(v.parse(shopWire, named)).responsible).toEqual({
    name: 'Ana',
    address: '',
    email: '',
    phone: '',
  });
});

it('a time may have any offset', () => {
  const paused = { ...plain, extensiones: ['pausa'], pausa_hasta: '2026-11-16T20:40:00-06:00' };
  expect(shopFromWire(v.parse(shopWire, paused)).pausedUntil).toBe(Date.UTC(2026, 10, 17, 2, 40));
});

it.each([
  [{ horario: [{ dia: 8, abre: '18:00', cierra: '23:00' }] }, 'horario.0.dia'],
  [{ horario: [{ dia: 0, abre: '18:00', cierra: '23:00' }] }, 'horario.0.dia'],
  [{ horario: [{ dia: 1, abre: '24:00', cierra: '23:00' }] }, 'horario.0.abre'],
  [{ horario: [{ dia: 1, abre: '18:00', cierra: '9:60' }] }, 'horario.0.cierra'],
  [{ horario: [{ dia: 1, abre: '18:00' }] }, 'horario.0.cierra'],
  [{ dias: [{ fecha: '2026-12-25', abre: '10:00' }] }, 'dias.0.cierra'],
  [{ dias: [{ cerrado: true }] }, 'dias.0.fecha'],
  [{ dias: [{ fecha: '2026-12-25', cerrado: true, motivo: 'x'.repeat(61) }] }, 'dias.0.motivo'],
  [{ ultimo_pedido_minutos: 61 }, 'ultimo_pedido_minutos'],
  [{ ultimo_pedido_minutos: -1 }, 'ultimo_pedido_minutos'],
  [{ zona_horaria: 7 }, 'zona_horaria'],
  [{ zona: [[19.4], [19.5, -99.1], [19.6, -99.2]] }, 'zona.0.1'],
  [
    {
      zona: [
        [19.4, -99.1],
        [19.5, null],
        [19.6, -99.2],
      ],
    },
    'zona.1.1',
  ],
  [{ zona: [[Number.NaN, -99.1]] }, 'zona.0.0'],
  [{ zona: 'toda la ciudad' }, 'zona'],
  [{ responsable: 'Ana' }, 'responsable'],
  [{ responsable: { nombre: 'Ana', domicilio: 'Colima 5', correo: '' } }, 'responsable.telefono'],
  [{ responsable: { nombre: 7, domicilio: '', correo: '', telefono: '' } }, 'responsable.nombre'],
])('a change by the owner with %j is refused', (body, field) => {
  const read = v.safeParse(v.partial(shopBody), body);
  expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
});
