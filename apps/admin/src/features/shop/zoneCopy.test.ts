import { expect, it } from 'vitest';
import { kilometresOf, zoneFaultCopy } from './zoneCopy.ts';

it.each([
  ['3', 3],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['50', 50],
  ['0', null],
  ['51', null],
  ['', null],
  ['1e1', null],
  ['tres', null],
])('reads «%s» as %s kilometres', (typed, km) => {
  expect(kilometresOf(typed)).toBe(km);
});

it('names the corner as the owner counts it', () => {
  expect(zoneFaultCopy({ code: 'notOnEarth', corner: 0 })).toBe('La esquina 1 está fuera del mapa');
});
