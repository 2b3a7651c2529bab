import { alwaysOpen, type ShopState } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import {
  backCopy,
  canRushUntil,
  minutesUntilTomorrow,
  momentCopy,
  pauseMinutes,
  pickupPauseCopy,
  rushCopy,
  stateCopy,
} from './shopCopy.ts';

const timeZone = 'America/Mexico_City';
/** In November 2026; the 16th is a Monday. */
const at = (text: string) => Date.parse(`2026-11-${text.replace(' ', 'T')}:00-06:00`);
const now = at('16 20:00');
const open = {
  kind: 'open',
  promiseMinutes: 45,
  lastOrderAt: null,
  closesAt: null,
  minutesLeft: null,
} as const;
const soon = { ...open, lastOrderAt: at('16 22:45'), closesAt: at('16 23:00'), minutesLeft: 15 };

it.each<[string, ShopState]>([
  ['Abierto', open],
  ['Abierto hasta las 11:00 p.m.', { ...soon, minutesLeft: null }],
  ['Abierto hasta las 11:00 p.m. Último pedido a las 10:45 p.m.', soon],
  ['Abierto hasta las 11:00 p.m.', { ...soon, lastOrderAt: soon.closesAt }],
  ['Abierto hasta la 1:00 a.m.', { ...open, closesAt: at('17 01:00') }],
  ['Abierto hasta el jueves a las 11:00 p.m.', { ...open, closesAt: at('19 23:00') }],
  [
    'Ya no entran pedidos. Cerramos a las 11:00 p.m.',
    { kind: 'lastOrdersOver', closesAt: at('16 23:00'), opensAt: null },
  ],
  ['Cerrado', { kind: 'closed', opensAt: null, reason: null }],
  ['Cerrado. Abrimos hoy a la medianoche.', { kind: 'closed', opensAt: at('17 00:00'), reason: null }],
  ['Cerrado. Abrimos hoy a las 9:00 p.m.', { kind: 'closed', opensAt: at('16 21:00'), reason: null }],
  [
    'Cerrado por Revolución. Abrimos mañana a la 1:00 p.m.',
    { kind: 'closed', opensAt: at('17 13:00'), reason: 'Revolución' },
  ],
  ['En pausa hasta las 8:40 p.m.', { kind: 'paused', until: at('16 20:40'), opensAt: at('16 20:40') }],
  [
    'En pausa hasta mañana a las 5:00 a.m. Abrimos mañana a las 6:00 p.m.',
    { kind: 'paused', until: at('17 05:00'), opensAt: at('17 18:00') },
  ],
])('%s', (text, state) => {
  expect(stateCopy(state, { isOpen: true, timeZone }, now)).toBe(text);
});

it('a shop that is switched off says so', () => {
  const off = { kind: 'closed', opensAt: null, reason: null } as const;
  expect(stateCopy(off, { isOpen: false, timeZone }, now)).toBe('Cerrado. La tienda no recibe pedidos.');
});

it('a time on another day is shown with the day', () => {
  expect(momentCopy(now, at('22 18:00'), timeZone)).toBe('el domingo a las 6:00 p.m.');
  expect(momentCopy(now, at('23 18:00'), timeZone)).toBe('el 23 de noviembre a las 6:00 p.m.');
  expect(backCopy(at('17 05:00'), at('17 02:00'), timeZone)).toBe('Vuelve hoy a las 5:00 a.m.');
});

it('a rush is shown until it ends', () => {
  const shop = { ...alwaysOpen, busy: { minutes: 65, until: at('16 21:00') } };
  expect(rushCopy(shop, now)).toBe('Hoy tardamos unos 65 minutos, hasta las 9:00 p.m.');
  expect(rushCopy(shop, at('16 21:00'))).toBeNull();
});

it('a pause of pickup is shown until it ends, while the shop offers pickup', () => {
  const shop = { pickup: { isActive: true, minutes: 20 }, pickupPausedUntil: at('16 20:45'), timeZone };
  expect(pickupPauseCopy(shop, now)).toBe('No se recoge hasta las 8:45 p.m.');
  expect(pickupPauseCopy(shop, at('16 20:45'))).toBeNull();
  expect(pickupPauseCopy({ ...shop, pickup: { isActive: false, minutes: 20 } }, now)).toBeNull();
  expect(pickupPauseCopy({ ...shop, pickupPausedUntil: null }, now)).toBeNull();
});

describe('the minutes of a pause', () => {
  it('until tomorrow last until the shop’s next day begins', () => {
    expect(minutesUntilTomorrow(now, timeZone)).toBe(9 * 60);
    expect(minutesUntilTomorrow(at('17 04:00'), timeZone)).toBe(60);
  });

  it('are within the limits of the server', () => {
    expect(pauseMinutes(now, now + 1)).toBe(5);
    expect(pauseMinutes(now, now + 10 * 60_000 + 1)).toBe(11);
    expect(pauseMinutes(now, now + 25 * 3_600_000)).toBe(1_440);
  });
});

it('a rush may last until a closing that is at most eight hours away', () => {
  const hours = (count: number) => count * 3_600_000;
  expect(canRushUntil(0, hours(8))).toBe(true);
  expect(canRushUntil(0, hours(8) + 1)).toBe(false);
});
