import type { MenuWindow } from '@crepas/domain';
import { expect, it } from 'vitest';
import { hoursCopy } from './hoursCopy.ts';

const breakfast: MenuWindow = { days: [1, 2, 3, 4, 5], opens: 8 * 60, closes: 12 * 60 };
const night: MenuWindow = { days: [6], opens: 22 * 60, closes: 2 * 60 };

it('a product without windows of its own has the hours of its category', () => {
  expect(hoursCopy({ windows: [] }, { windows: [breakfast] })).toBe(
    'Lunes a viernes, 8:00 a.m. a 12:00 p.m.',
  );
  expect(hoursCopy({ windows: [night] }, { windows: [breakfast] })).toBe('Sábado, 10:00 p.m. a 2:00 a.m.');
});

it('what can always be had says nothing', () => {
  expect(hoursCopy({ windows: [] }, { windows: [] })).toBeUndefined();
  expect(hoursCopy({ windows: [] }, undefined)).toBeUndefined();
});

it('of several windows the first one is said, and how many more there are', () => {
  expect(hoursCopy({ windows: [breakfast, night, night] }, undefined)).toBe(
    'Lunes a viernes, 8:00 a.m. a 12:00 p.m. y 2 más',
  );
});
