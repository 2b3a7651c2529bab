import type { BackupStatus } from '@crepas/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { backupStatusToWire, backupStatusWire, getBackupStatus } from './backupCalls.ts';

it.each<BackupStatus>([
  { last: null, failure: null, check: null, elsewhere: null, isUnderWay: true, isScheduled: false },
  {
    last: { at: new Date('2026-11-27T10:10:00.123Z'), bytes: 2_345_678, place: '/respaldos' },
    failure: { at: new Date('2026-11-27T12:10:00Z'), reason: 'No queda espacio.' },
    check: { at: new Date('2026-11-27T10:12:00Z'), failure: 'La prueba no terminó.' },
    elsewhere: {
      last: new Date('2026-11-26T10:10:00Z'),
      failure: { at: new Date('2026-11-27T10:14:00Z'), reason: 'No respondió.' },
    },
    isUnderWay: false,
    isScheduled: true,
  },
  {
    last: null,
    failure: null,
    check: null,
    elsewhere: { last: null, failure: null },
    isUnderWay: false,
    isScheduled: true,
  },
])('survives the wire: %j', (status) => {
  const wire: unknown = JSON.parse(JSON.stringify(backupStatusToWire(status)));
  expect(getBackupStatus.decode(v.parse(backupStatusWire, wire))).toEqual(status);
});
