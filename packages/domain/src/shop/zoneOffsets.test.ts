import { afterEach, describe, expect, it } from 'vitest';
import { formatClock } from './clockText.ts';
import { formatDateTime, formatDayOfYear } from './dates.ts';
import { alwaysOpen } from './schedule.ts';
import { shopDayAt } from './shopDay.ts';
import { shopStateAt } from './shopState.ts';
import { instantOf, intlMinuteAt, rememberOffsets, wallMinuteAt } from './timeZone.ts';
import { zoneOffsets } from './zoneOffsets.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

describe('the server tells a zone', () => {
  it('with one offset for the centre of Mexico, which changes its clocks no more', () => {
    expect(zoneOffsets('America/Mexico_City', now)).toEqual([
      { from: Date.parse('2025-01-01T00:00:00Z'), minutes: -360 },
    ]);
  });

  it('with every clock change from last year to two years ahead for Tijuana', () => {
    const changes = zoneOffsets('America/Tijuana', now).map(
      ({ from, minutes }) => `${new Date(from).toISOString().slice(0, 16)} ${minutes}`,
    );
    expect(changes).toEqual([
      '2025-01-01T00:00 -480',
      '2025-03-09T10:00 -420',
      '2025-11-02T09:00 -480',
      '2026-03-08T10:00 -420',
      '2026-11-01T09:00 -480',
      '2027-03-14T10:00 -420',
      '2027-11-07T09:00 -480',
      '2028-03-12T10:00 -420',
      '2028-11-05T09:00 -480',
    ]);
  });
});

// To a browser that knows the old law, the centre of Mexico is in July what Chicago is: an hour ahead.
describe('a browser whose zones are older than the law', () => {
  const zone = 'America/Chicago';
  const evening = Date.parse('2026-07-10T21:30:00-06:00');
  const schedule = {
    ...alwaysOpen,
    timeZone: zone,
    specialDays: [{ kind: 'hours', date: '2026-07-10', reason: null, opens: 18 * 60, closes: 22 * 60 }],
  } as const;
  afterEach(() => rememberOffsets(zone, []));

  it('is closed an hour early by its own data, and open by those of the server', () => {
    expect(shopStateAt(schedule, evening).kind).toBe('closed');
    rememberOffsets(zone, zoneOffsets('America/Mexico_City', evening));
    expect(shopStateAt(schedule, evening)).toMatchObject({
      kind: 'open',
      closesAt: Date.parse('2026-07-10T22:00:00-06:00'),
    });
  });

  it('shows the times of the server', () => {
    rememberOffsets(zone, zoneOffsets('America/Mexico_City', evening));
    expect(formatClock(evening, zone)).toBe('9:30 p.m.');
    expect(formatDateTime(new Date(evening), zone)).toBe('10 de julio de 2026, 9:30 p.m.');
    const lateEvening = Date.parse('2026-07-10T23:30:00-06:00');
    expect(formatDayOfYear(new Date(lateEvening), zone)).toBe('10 de julio');
    expect(shopDayAt(Date.parse('2026-07-11T04:30:00-06:00'), zone)).toBe('2026-07-10');
    expect(instantOf(zone, wallMinuteAt(zone, evening))).toBe(evening);
  });

  it('knows a zone that it has no name for', () => {
    const unknown = 'America/Atlantis';
    expect(() => formatClock(evening, unknown)).toThrow(RangeError);
    rememberOffsets(unknown, [{ from: 0, minutes: -360 }]);
    expect(formatClock(evening, unknown)).toBe('9:30 p.m.');
  });

  it('keeps its own data for what is older than those of the server', () => {
    rememberOffsets(zone, zoneOffsets('America/Mexico_City', evening));
    const before = Date.parse('2022-07-10T12:00:00Z');
    expect(wallMinuteAt(zone, before)).toBe(intlMinuteAt(zone, before));
  });
});
