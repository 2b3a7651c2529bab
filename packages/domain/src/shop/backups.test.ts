import { describe, expect, it } from 'vitest';
import {
  type BackupStatus,
  backupTroubles,
  isBackupLate,
  isCopyLate,
  pastDayText,
  pastMomentText,
  sizeText,
} from './backups.ts';

const zone = 'America/Mexico_City';
/** In Mexico City; 2026-11-27 is a Friday. */
const at = (text: string) => new Date(`${text}:00-06:00`);
const now = at('2026-11-27T20:00').getTime();

it.each([
  ['2026-11-27T04:10', 'hoy 4:10 a.m.'],
  ['2026-11-26T23:59', 'ayer 11:59 p.m.'],
  ['2026-11-24T04:10', 'el martes 4:10 a.m.'],
  ['2026-11-21T04:10', 'el sábado 4:10 a.m.'],
  ['2026-11-20T04:10', 'el 20 de noviembre 4:10 a.m.'],
  ['2026-11-28T04:10', 'hoy 4:10 a.m.'],
])('%s is «%s»', (moment, text) => {
  expect(pastMomentText(at(moment), now, zone)).toBe(text);
});

it('a day is one of the shop’s zone', () => {
  expect(pastDayText(new Date('2026-11-27T05:59:00Z'), now, zone)).toBe('ayer');
  expect(pastDayText(new Date('2026-11-27T06:00:00Z'), now, zone)).toBe('hoy');
});

it.each([
  [0, '1 kB'],
  [45_400, '45 kB'],
  [1_000_000, '1.0 MB'],
  [2_345_678, '2.3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

const status = (change: Partial<BackupStatus>): BackupStatus => ({
  last: null,
  failure: null,
  check: null,
  elsewhere: null,
  isUnderWay: false,
  isScheduled: true,
  ...change,
});
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
const made = (hours: number) => ({ at: hoursAgo(hours), bytes: 1, place: '/x' });

describe('a backup is late', () => {
  it('after 26 hours, and where there is none', () => {
    expect(isBackupLate(status({ last: made(26) }), now)).toBe(false);
    expect(isBackupLate(status({ last: made(26.01) }), now)).toBe(true);
    expect(isBackupLate(status({}), now)).toBe(true);
  });

  it('never where the server makes none by itself', () => {
    expect(isBackupLate(status({ isScheduled: false }), now)).toBe(false);
  });
});

describe('a copy in another place is late', () => {
  const copied = (hours: number) => ({ elsewhere: { last: hoursAgo(hours), failure: null } });

  it('after 26 hours, and never before the first or where the server makes none', () => {
    expect(isCopyLate(status(copied(26)), now)).toBe(false);
    expect(isCopyLate(status(copied(26.01)), now)).toBe(true);
    expect(isCopyLate(status({ elsewhere: { last: null, failure: null } }), now)).toBe(false);
    expect(isCopyLate(status({}), now)).toBe(false);
    expect(isCopyLate(status({ ...copied(30), isScheduled: false }), now)).toBe(false);
  });
});

describe('the owner reads beside the orders', () => {
  const failure = { at: hoursAgo(2), reason: 'No queda espacio.' };
  it.each<[what: string, change: Partial<BackupStatus>, texts: readonly string[]]>([
    ['nothing before the first one', {}, []],
    [
      'nothing when all is well',
      {
        last: made(5),
        check: { at: hoursAgo(5), failure: null },
        elsewhere: { last: hoursAgo(5), failure: null },
      },
      [],
    ],
    ['since when there is none', { last: made(80), failure }, ['Sin respaldo desde el martes']],
    ['that one failed', { last: made(20), failure }, ['No se pudo hacer el respaldo de hoy']],
    [
      'since when there is no copy',
      { last: made(5), elsewhere: { last: hoursAgo(80), failure } },
      ['Sin copia del respaldo en otro lugar desde el martes'],
    ],
    [
      'that the first copy failed',
      { last: made(5), elsewhere: { last: null, failure } },
      ['No se pudo copiar el respaldo a otro lugar'],
    ],
    [
      'that one cannot be restored',
      { last: made(5), check: { at: hoursAgo(5), failure: 'Está dañado.' } },
      ['El respaldo que se probó no se puede restaurar'],
    ],
  ])('%s', (_, change, texts) => {
    expect(backupTroubles(status(change), now, zone)).toEqual(texts);
  });
});
