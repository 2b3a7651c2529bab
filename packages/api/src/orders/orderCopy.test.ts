import { expect, it } from 'vitest';
import { aroundCopy, promiseCopy } from './orderCopy.ts';

const zone = 'America/Mexico_City';
const expected = { at: new Date('2026-11-20T20:25:00-06:00'), isLate: false };

it('reads alike for everybody, with one point at its end', () => {
  expect(aroundCopy(expected, zone)).toBe('hacia las 8:25 p.m.');
  expect(promiseCopy(expected, 'delivery', zone)).toBe('Llega hacia las 8:25 p.m.');
  expect(promiseCopy(expected, 'pickup', zone)).toBe('Está listo hacia las 8:25 p.m.');
  expect(promiseCopy({ ...expected, isLate: true }, 'delivery', zone)).toBe(
    'Vamos tarde: ahora hacia las 8:25 p.m.',
  );
  const atOne = { at: new Date('2026-11-20T13:05:00-06:00'), isLate: false };
  expect(promiseCopy(atOne, 'delivery', zone)).toBe('Llega hacia la 1:05 p.m.');
});
