import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBackups } from './retention.ts';

const zone = 'America/Mexico_City';
const dayMs = 86_400_000;
/** 4:10 in Mexico City. */
const night = (day: string) => Date.parse(`${day}T10:10:00Z`);
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Backs up once a night and removes what is not kept, as the server does. */
function keptAfter(nights: number, from = night('2026-01-01')): readonly string[] {
  let stored: readonly number[] = [];
  for (let index = 0; index < nights; index += 1) {
    stored = [...stored, from + index * dayMs];
    const kept = keptBackups(stored, zone);
    stored = stored.filter((ms) => kept.has(ms));
  }
  return stored.map(day);
}

describe('of a backup each night', () => {
  it('the first week keeps all', () => {
    expect(keptAfter(7)).toHaveLength(7);
  });

  it('a year keeps seven days, four weeks and six months', () => {
    // The last night is 2026-12-31, a Thursday. The backup of 4:10 has the shop's day before.
    expect(keptAfter(365)).toEqual([
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2026-12-14',
      '2026-12-21',
      ...['25', '26', '27', '28', '29', '30', '31'].map((date) => `2026-12-${date}`),
    ]);
  });
});

it('of several on one day the last one stays', () => {
  const day = night('2026-03-10');
  const noon = day + 8 * 3_600_000;
  expect([...keptBackups([day, noon, noon + 3_600_000], zone)]).toEqual([noon + 3_600_000, day]);
});

it('a night belongs to the day that the shop has worked: 4:10 and 23:00 before are one day', () => {
  expect([...keptBackups([night('2026-03-10'), night('2026-03-10') - 5 * 3_600_000], zone)]).toEqual([
    night('2026-03-10'),
  ]);
});

const times = fc.array(
  fc.integer({ min: 0, max: 4_000 }).map((hours) => night('2026-01-01') + hours * 3_600_000),
  {
    maxLength: 200,
  },
);

describe('whatever there is', () => {
  it('the newest stays, at most 17 stay, and nothing stays that was not there', () => {
    fc.assert(
      fc.property(times, (given) => {
        const kept = keptBackups(given, zone);
        expect(kept.size).toBeLessThanOrEqual(17);
        expect(given.length === 0 || kept.has(Math.max(...given))).toBe(true);
        expect([...kept].every((ms) => given.includes(ms))).toBe(true);
      }),
    );
  });

  it('the order is all the same, and a second look removes nothing more', () => {
    fc.assert(
      fc.property(times, (given) => {
        const kept = keptBackups(given, zone);
        expect(new Set(keptBackups([...given].reverse(), zone))).toEqual(new Set(kept));
        expect(new Set(keptBackups([...kept], zone))).toEqual(new Set(kept));
      }),
    );
  });

  it('up to seven backups on different days all stay', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 700 }), { maxLength: 7 }), (days) => {
        const given = days.map((index) => night('2026-01-01') + index * dayMs);
        expect(keptBackups(given, zone).size).toBe(given.length);
      }),
    );
  });
});
