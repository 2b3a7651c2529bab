import { type Shop, shopFeatures } from '@crepas/api';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../testing/build.ts';
import { isOutside, noticeWithOffer, promisedMinutes, shopHours } from './shopHours.ts';

/** November 2026, in Mexico City: the 16th is a Monday. */
const at = (time: string) => Date.parse(`2026-11-${time.replace(' ', 'T')}:00-06:00`);

const week = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, opens: 18 * 60, closes: 23 * 60 }));
const anEveningShop = (changes: Partial<Shop> = {}) => aShop({ week, ...changes });

const anywhere = { fulfilment: 'delivery', saved: null } as const;
const shopNow = (time: string, changes: Partial<Shop> = {}) => ({
  shop: anEveningShop(changes),
  now: at(time),
  refusal: null,
});
const hours = (time: string, changes: Partial<Shop> = {}) => shopHours(shopNow(time, changes), anywhere);
const minutes = (time: string, changes: Partial<Shop> = {}) => promisedMinutes(shopNow(time, changes));

describe('what customers read before they order', () => {
  it.each([
    ['16 12:00', {}, 'Cerrado. Abrimos hoy a las 6:00 p.m.'],
    ['16 23:00', {}, 'Cerrado. Abrimos mañana a las 6:00 p.m.'],
    ['17 00:00', {}, 'Cerrado. Abrimos hoy a las 6:00 p.m.'],
    ['16 12:00', { isOpen: false }, 'Cerrado.'],
    ['16 20:00', { pausedUntil: at('16 20:40') }, 'Pausamos pedidos hasta las 8:40 p.m.'],
    ['16 22:30', { pausedUntil: at('16 23:30') }, 'Pausamos pedidos hasta mañana a las 6:00 p.m.'],
    ['16 22:50', { lastOrderMinutes: 15 }, 'Ya no tomamos más pedidos. Abrimos mañana a las 6:00 p.m.'],
  ])('on the %s with %j', (time, changes, sentence) => {
    expect(hours(time, changes)).toMatchObject({ closingNotice: sentence, closed: true });
    expect(minutes(time, changes)).toBe(45);
  });

  it.each([
    ['16 22:48', {}, 'Cerramos en 12 minutos'],
    ['16 22:59', {}, 'Cerramos en 1 minuto'],
    ['16 22:33', { lastOrderMinutes: 15 }, 'Cerramos en 27 minutos. Último pedido en 12 minutos.'],
    ['16 20:00', { busy: { minutes: 65, until: at('16 21:00') } }, 'Hoy tardamos unos 65 minutos'],
    ['16 20:00', { busy: { minutes: 30, until: at('16 21:00') } }, null],
    ['16 20:00', {}, null],
  ])('on the %s with %j, while orders are taken', (time, changes, sentence) => {
    expect(hours(time, changes)).toMatchObject({ closingNotice: sentence, closed: false });
  });

  it('says that the saved address is out of reach, unless the shop is closed anyway', () => {
    const zone = [
      { lat: 19.41, lng: -99.17 },
      { lat: 19.43, lng: -99.17 },
      { lat: 19.43, lng: -99.15 },
    ];
    const saved = { address: 'Toluca', position: { lat: 19.3, lng: -99.6 } };
    const outside = (time: string) => shopHours(shopNow(time, { zone }), { fulfilment: 'delivery', saved });
    expect(outside('16 20:00')).toMatchObject({
      closingNotice: 'Aún no llegamos hasta ahí. Elige otra dirección.',
      closed: true,
      isSilentTick: false,
    });
    expect(outside('16 12:00').closingNotice).toBe('Cerrado. Abrimos hoy a las 6:00 p.m.');
  });

  const scheduling = { isActive: true, daysAhead: 1, maxPerQuarter: null };
  it.each([
    ['16 12:00', {}, 'Cerrado. Abrimos hoy a las 6:00 p.m.'],
    ['16 20:00', { pausedUntil: at('16 20:40') }, 'Pausamos pedidos hasta las 8:40 p.m.'],
    ['16 22:50', { lastOrderMinutes: 15 }, 'Ya no tomamos más pedidos. Abrimos mañana a las 6:00 p.m.'],
  ])('is offered for later on the %s with %j', (time, changes, sentence) => {
    const said = hours(time, { scheduling, ...changes });
    expect(said).toMatchObject({ closingNotice: sentence, closed: true, offersLater: true });
    expect(noticeWithOffer(said)).toBe(`${sentence} Pide desde ahora para después.`);
  });

  it.each([
    ['the shop is switched off', '16 12:00', { isOpen: false }],
    [
      'the owner takes orders of today alone, and it is over',
      '16 23:10',
      { scheduling: { ...scheduling, daysAhead: 0 } },
    ],
    ['the owner takes none', '16 12:00', { scheduling: { ...scheduling, isActive: false } }],
  ])('is not offered for later when %s', (_, time, changes) => {
    const said = hours(time, { scheduling, ...changes });
    expect([said.offersLater, noticeWithOffer(said)]).toEqual([false, said.closingNotice]);
  });

  it('says of an address out of reach that nothing is brought there, though orders for later are taken', () => {
    const zone = [
      { lat: 19.41, lng: -99.17 },
      { lat: 19.43, lng: -99.17 },
      { lat: 19.43, lng: -99.15 },
    ];
    const saved = { address: 'Toluca', position: { lat: 19.3, lng: -99.6 } };
    expect(
      shopHours(shopNow('16 12:00', { zone, scheduling }), { fulfilment: 'delivery', saved }),
    ).toMatchObject({ isOfPlace: true, closed: true, offersLater: false });
  });

  it('offers who picks the order up the hours after a pause of pickup, and has no say in an order that is brought', () => {
    const paused = {
      pickup: { isActive: true, minutes: 20 },
      pickupPausedUntil: at('16 20:45'),
      scheduling,
    };
    const said = (fulfilment: 'delivery' | 'pickup', changes: Partial<Shop> = {}) =>
      shopHours(shopNow('16 20:00', { ...paused, ...changes }), { fulfilment, saved: null });
    expect(said('pickup')).toMatchObject({ closed: true, offersLater: true });
    expect(said('pickup').closingNotice).toBe(
      'No se puede recoger en la tienda hasta las 8:45 p.m. Elige que te lo llevemos.',
    );
    expect(said('delivery')).toMatchObject({ closed: false, closingNotice: null });
    const isActive = false;
    expect(said('pickup', { scheduling: { ...scheduling, isActive } })).toMatchObject({ closed: false });
    expect(said('pickup', { pickupPausedUntil: at('16 19:00') })).toMatchObject({ closed: false });
  });

  it('names the reason of a special day', () => {
    const specialDays = [{ kind: 'closed', date: '2026-11-16', reason: 'Día de la Revolución' }] as const;
    expect(hours('16 20:00', { specialDays }).closingNotice).toBe(
      'Cerrado por Día de la Revolución. Abrimos mañana a las 6:00 p.m.',
    );
  });

  it('promises the minutes of the shop, and those of a rush', () => {
    expect(minutes('16 20:00', { deliveryMinutes: 35 })).toBe(35);
    expect(minutes('16 20:00', { busy: { minutes: 65, until: at('16 21:00') } })).toBe(65);
  });

  it('does not announce each minute of the end', () => {
    const isSilent = (time: string) => hours(time).isSilentTick;
    expect(['16 20:00', '16 22:30', '16 22:48', '16 22:50', '16 23:00'].map(isSilent)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});

it.each([
  ['horario', { isOpen: false }],
  ['pausa', { pausedUntil: at('16 21:00') }],
  ['ocupado', { busy: { minutes: 65, until: at('16 21:00') } }],
] as const)('without the feature «%s» nothing of it shows', (feature, changes) => {
  expect(hours('16 20:00', changes).closingNotice).not.toBeNull();
  const features = shopFeatures.filter((name) => name !== feature);
  expect(hours('16 20:00', { ...changes, features }).closingNotice).toBeNull();
});

const zone = [
  { lat: 19.41, lng: -99.17 },
  { lat: 19.43, lng: -99.17 },
  { lat: 19.43, lng: -99.15 },
  { lat: 19.41, lng: -99.15 },
];

it('a pin is outside of the zone or in it; without a zone or a pin nothing is outside', () => {
  expect(isOutside(zone, { lat: 19.42, lng: -99.16 })).toBe(false);
  expect(isOutside(zone, { lat: 19.44, lng: -99.16 })).toBe(true);
  expect(isOutside(zone, null)).toBe(false);
  expect(isOutside(null, { lat: 19.44, lng: -99.16 })).toBe(false);
});

it('a server that does not list the zone has none', () => {
  expect(aShop({ zone, features: ['zona'] }).zone).toEqual(zone);
  expect(aShop({ zone, features: [] }).zone).toBeNull();
});
