import { expect, it } from 'vitest';
import { forMomentText, momentText } from './momentText.ts';

const timeZone = 'America/Mexico_City';
const at = (time: string) => Date.parse(`2026-11-${time}:00-06:00`);
/** Friday at 6:00 p.m. in the shop. */
const now = at('27T18:00');
const hourMs = 3_600_000;

it('when an order is wanted is said with its day, and with the article of its hour', () => {
  const texts = ['27T20:30', '28T13:00', '29T01:15', '30T21:00', '26T20:00', '10T20:00'].map((time) =>
    momentText(now, at(time), timeZone),
  );
  expect(texts).toEqual([
    'hoy a las 8:30 p.m.',
    'mañana a la 1:00 p.m.',
    'el domingo a la 1:15 a.m.',
    'el lunes a las 9:00 p.m.',
    'ayer a las 8:00 p.m.',
    'el 10 de noviembre a las 8:00 p.m.',
  ]);
});

it.each([
  [2.5, 'para las 8:30 p.m.'],
  [7, 'para mañana a la 1:00 a.m.'],
  [26, 'para mañana a las 8:00 p.m.'],
  [-23, 'para ayer a las 7:00 p.m.'],
  [50, 'para el domingo a las 8:00 p.m.'],
])('a moment in %d hours is %s', (hours, text) => {
  expect(forMomentText(now + hours * hourMs, now, timeZone)).toBe(text);
});
