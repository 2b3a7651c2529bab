import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBackupDue } from './schedule.ts';

const zone = 'America/Mexico_City';
/** In Mexico City. */
const at = (text: string) => Date.parse(`${text}:00-06:00`);
const hourMs = 3_600_000;

it.each([
  ['the first one is made at once', '2026-11-27T20:00', [], true],
  ['before 4:10 yesterday’s is enough', '2026-11-27T04:09', ['2026-11-26T04:10'], false],
  ['at 4:10 the next one is due', '2026-11-27T04:10', ['2026-11-26T04:10'], true],
  ['until 6:10, when the shop still sleeps', '2026-11-27T06:09', ['2026-11-26T04:10'], true],
  ['later the night is over', '2026-11-27T06:10', ['2026-11-26T08:00'], false],
  ['but never longer than 26 hours', '2026-11-27T10:01', ['2026-11-26T08:00'], true],
  ['once a night', '2026-11-27T04:11', ['2026-11-27T04:10'], false],
  ['one by hand in the evening does not replace it', '2026-11-27T04:10', ['2026-11-26T23:00'], true],
  ['a clock that was a day ahead hides nothing', '2026-11-27T04:10', ['2026-11-28T04:10'], true],
  [
    'and the one that is made then counts',
    '2026-11-27T04:20',
    ['2026-11-28T04:10', '2026-11-27T04:11'],
    false,
  ],
])('%s', (_, now, made, isDue) => {
  expect(isBackupDue(at(now), made.map(at), zone)).toBe(isDue);
});

it('asked every five minutes, there is one a day, the same hour each night, in any zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('America/Mexico_City', 'America/Tijuana', 'America/Cancun', 'UTC'),
      fc.integer({ min: 0, max: 365 * 24 * 60 }),
      (timeZone, minutes) => {
        const start = Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000;
        const made: number[] = [];
        for (let now = start; now < start + 72 * hourMs; now += 300_000) {
          if (isBackupDue(now, made, timeZone)) made.push(now);
        }
        const gaps = made.slice(1).map((ms, index) => ms - (made[index] ?? 0));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(26 * hourMs);
        expect(made.length).toBeGreaterThanOrEqual(3);
        expect(made.length).toBeLessThanOrEqual(4);
      },
    ),
    { numRuns: 30 },
  );
});
