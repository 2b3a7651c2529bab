import { expect, it } from 'vitest';
import { maintenanceDelay } from './maintenanceDelay.ts';

it.each([
  [0, 2000],
  [1, 2000],
  [2, 4000],
  [4, 16_000],
  [5, 30_000],
  [400, 30_000],
])('after %i failures the pause in maintenance is %i ms', (failures, delay) => {
  expect(maintenanceDelay(failures)).toBe(delay);
});
