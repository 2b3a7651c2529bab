import { expect, it } from 'vitest';
import { formatDateTime, formatDay, formatShortDateTime, shopDayOf } from './dates.ts';

const lateEvening = new Date(Date.UTC(2026, 10, 22, 2, 15));
// Intl separates hour and "p.m." with a narrow space that differs between versions.
const plainSpaces = (text: string) => text.replace(/\s/gu, ' ');

it("shows the shop's day and hour, wherever the customer's clock is (decision O12)", () => {
  expect(plainSpaces(formatDateTime(lateEvening))).toBe('21 de noviembre de 2026, 8:15 p.m.');
  expect(plainSpaces(formatShortDateTime(lateEvening))).toBe('21 nov, 8:15 p.m.');
});

it("knows the shop's day, which is not yet that of Greenwich", () => {
  expect(shopDayOf(lateEvening)).toBe('2026-11-21');
});

it('writes a day out with its weekday', () => {
  expect(formatDay('2026-11-21')).toBe('sábado, 21 de noviembre de 2026');
});
