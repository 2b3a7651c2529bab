import { expect, it } from 'vitest';
import { shopRefusalCopy } from './shopRefusalCopy.ts';

const at = (time: string) => Date.parse(`2026-11-${time.replace(' ', 'T')}:00-06:00`);
const clock = { timeZone: 'America/Mexico_City', now: at('16 20:00') };

it.each([
  ['16 23:00', 'Cerrado. Abrimos hoy a las 11:00 p.m.'],
  ['17 00:00', 'Cerrado. Abrimos hoy a la medianoche.'],
  ['18 00:00', 'Cerrado. Abrimos mañana a la medianoche.'],
  ['17 01:30', 'Cerrado. Abrimos mañana a la 1:30 a.m.'],
  ['18 18:00', 'Cerrado. Abrimos el miércoles a las 6:00 p.m.'],
  ['22 10:00', 'Cerrado. Abrimos el domingo a las 10:00 a.m.'],
  ['23 18:00', 'Cerrado. Abrimos el 23 de noviembre a las 6:00 p.m.'],
])('a shop that opens on the %s', (time, text) => {
  expect(shopRefusalCopy({ refusal: { kind: 'closed', opensAt: at(time) }, ...clock })).toBe(text);
});

it.each([
  [null, 'Cerrado.'],
  ['Navidad', 'Cerrado por Navidad.'],
  ['inventario, S.A. de C.V.', 'Cerrado por inventario, S.A. de C.V.'],
])('a special day with the reason %s', (reason, text) => {
  expect(shopRefusalCopy({ refusal: { kind: 'closed', opensAt: null, reason }, ...clock })).toBe(text);
});

it('a pause, over midnight too', () => {
  const paused = (time: string) =>
    shopRefusalCopy({ refusal: { kind: 'paused', until: at(time) }, ...clock });
  expect(paused('16 20:40')).toBe('Pausamos pedidos hasta las 8:40 p.m.');
  expect(paused('17 05:00')).toBe('Pausamos pedidos hasta mañana a las 5:00 a.m.');
});

it('an address outside of the zone', () => {
  expect(shopRefusalCopy({ refusal: { kind: 'outsideZone' }, ...clock })).toBe(
    'Aún no llegamos hasta ahí. Elige otra dirección.',
  );
});

it.each([
  ['momentFull', 'Esa hora se llenó.'],
  ['momentNotOffered', 'Esa hora ya no se puede elegir.'],
] as const)(
  'an hour that cannot be had names the nearest, and asks for no other where there is none (%s)',
  (kind, gone) => {
    const said = (...moments: number[]) => shopRefusalCopy({ refusal: { kind, moments }, ...clock });
    expect(said(at('16 20:15'), at('17 18:00'))).toBe(
      `${gone} Las más cercanas: hoy a las 8:15 p.m., mañana a las 6:00 p.m.`,
    );
    expect(said()).toBe(`${gone} No queda otra hora.`);
  },
);

it('a shop without an opening in sight promises none', () => {
  expect(shopRefusalCopy({ refusal: { kind: 'closed', opensAt: null }, ...clock })).toBe('Cerrado.');
  const over = { kind: 'lastOrdersOver', opensAt: null } as const;
  expect(shopRefusalCopy({ refusal: over, ...clock })).toBe('Ya no tomamos más pedidos.');
});
