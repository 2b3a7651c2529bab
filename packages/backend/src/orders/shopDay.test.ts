import { expect, it } from 'vitest';
import { isDay } from './shopDay.ts';

it.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each(['2026-02-31', '2025-02-29', '2026-13-01', '0000-12-31', 'ayer', ''])('rejects %j', (text) => {
  expect(isDay(text)).toBe(false);
});
