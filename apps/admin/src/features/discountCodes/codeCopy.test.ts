import type { UsedDiscountCode } from '@crepas/api';
import type { Cents } from '@crepas/domain';
import { discountCodeId, zeroCents } from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { canPause, codeState, usesCopy } from './codeCopy.ts';
import { codeLink } from './codeLink.ts';

const code: UsedDiscountCode = {
  ...aDiscountCode(),
  id: discountCodeId(1),
  uses: 0,
  saved: zeroCents,
};

const timeZone = 'America/Mexico_City';
/** Friday, 4 December 2026. */
const moment = { at: Date.parse('2026-12-04T19:00:00-06:00'), timeZone };

it.each([
  [{}, 'Vale ahora'],
  [{ isPaused: true }, 'Pausado'],
  [{ lastDay: '2026-12-04' }, 'Vale ahora'],
  [{ lastDay: '2026-12-03' }, 'Terminado'],
  [{ lastDay: '2026-12-03', isPaused: true }, 'Terminado'],
  [{ firstDay: '2026-12-05' }, 'Empieza el 5 de diciembre'],
  [{ firstDay: '2027-01-06' }, 'Empieza el 6 de enero de 2027'],
  [{ firstDay: '2026-12-05', isPaused: true }, 'Pausado'],
  [{ maxUses: 2, uses: 2 }, 'Se acabó'],
  [{ maxUses: 2, uses: 1 }, 'Vale ahora'],
  [{ windows: [{ days: [5], opens: 8 * 60, closes: 12 * 60 }] }, 'Fuera de su horario'],
] as const)('%j: %s', (part, text) => {
  expect(codeState({ ...code, ...part }, moment).text).toBe(text);
});

it('the last day ends at five in the morning, as every day of the shop', () => {
  const night = (hour: string) => ({ at: Date.parse(`2026-12-05T${hour}:00-06:00`), timeZone });
  expect(codeState({ ...code, lastDay: '2026-12-04' }, night('04:59')).text).toBe('Vale ahora');
  expect(codeState({ ...code, lastDay: '2026-12-04' }, night('05:00')).text).toBe('Terminado');
});

it.each([
  [{}, true],
  [{ isPaused: true }, true],
  [{ lastDay: '2026-12-03' }, false],
  [{ lastDay: '2026-12-03', isPaused: true }, false],
  [{ maxUses: 1, uses: 1 }, false],
  [{ maxUses: 1, uses: 1, isPaused: true }, false],
] as const)('a pause of %j is offered: %s', (part, isOffered) => {
  expect(canPause({ ...code, ...part }, moment)).toBe(isOffered);
});

it.each([
  [{ uses: 0, maxUses: null }, 'Sin usar'],
  [{ uses: 0, maxUses: 50 }, '0 de 50 veces'],
  [{ uses: 1, maxUses: null, saved: 2_500 as Cents }, '1 vez · −$25.00'],
  [{ uses: 12, maxUses: 50, saved: 30_000 as Cents }, '12 de 50 veces · −$300.00'],
] as const)('%j: «%s»', (part, text) => {
  expect(usesCopy({ ...code, ...part })).toBe(text);
});

it('the link opens the store of this origin with the code', () => {
  expect(codeLink('CREPA10', 'https://crepas.example')).toBe('https://crepas.example/?codigo=CREPA10');
});
