import { expect, it } from 'vitest';
import { formatDateTime } from './dates.ts';

it("shows the shop's day and hour, wherever the customer's clock is (decision O12)", () => {
  const lateEvening = new Date(Date.UTC(2026, 10, 22, 2, 15));
  // Intl separates hour and "p.m." with a narrow space that differs between versions.
  expect(formatDateTime(lateEvening).replace(/\s/gu, ' ')).toBe('21 de noviembre de 2026, 8:15 p.m.');
});
