import { expect, it } from 'vitest';
import { isDay } from './shopDay.ts';

it.each(['2026-11-21', '2024-02-29', '2000-01-01', '2999-12-31'])('accepts %s', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each(['2026-02-31', '2025-02-29', '2026-13-01', '1999-12-31', '3000-01-01', 'ayer', ''])(
  'rejects %j',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
