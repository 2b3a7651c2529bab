import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { backups as table } from '../../db/tables/backups.ts';
import { testSettings } from '../../testing/standIns.ts';
import { testBackups, writing } from '../../testing/testBackups.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { beginRun, endRun, readRuns } from '../runs.ts';
import { newTroubles, readStatus } from '../status.ts';
import { createBackupKeys } from './age.ts';
import { beginCopy } from './copyNewest.ts';

const { recipient } = await createBackupKeys();
const database = testDatabase();
const backups = testBackups(database);
const { backupsBy } = backups;

/** A process starts. */
const patience = { timeout: 20_000 };

describe('with a place elsewhere', () => {
  const copying = `if (job.kind === 'copy') console.log('{}'); else { ${writing} }`;
  const failing = `if (job.kind === 'copy') { console.error('No respondió.'); process.exit(1); } ${writing}`;
  const place = { BACKUP_RECIPIENT: recipient, BACKUP_COMMAND: process.execPath };

  it('a finished backup is copied there, and its age is known', async () => {
    const service = backupsBy(copying, place);
    expect(await service.status()).toMatchObject({ elsewhere: { last: null, failure: null } });
    await service.makeNow();
    await expect
      .poll(() => service.status(), patience)
      .toMatchObject({ elsewhere: { last: expect.any(Date), failure: null } });
    const { last, elsewhere } = await service.status();
    expect(elsewhere?.last).toEqual(last?.at);
    expect(service.lines().join('\n')).toMatch(
      /\nbackup_copied_timestamp_seconds \d{10}\nbackup_copy_failure_timestamp_seconds 0$/,
    );
  });

  it('a copy that fails is told beside the last one that is there, and the backup counts', async () => {
    const copier = backupsBy(copying, place);
    await copier.makeNow();
    await expect
      .poll(() => copier.status(), patience)
      .toMatchObject({ elsewhere: { last: expect.any(Date) } });
    const { elsewhere } = await copier.status();
    const service = backupsBy(failing, place);
    await service.begin();
    await expect
      .poll(() => service.status(), patience)
      .toMatchObject({
        failure: null,
        elsewhere: { last: elsewhere?.last, failure: { reason: 'No respondió.' } },
      });
    expect(service.lines().join('\n')).toMatch(/\nbackup_copy_failure_timestamp_seconds \d{10}$/);
  });

  it('a copy under way is no failure, and one that was killed is', async () => {
    const id = (await beginRun(database, null)) ?? 0;
    await endRun(database, id, { file: '/1', bytes: 1 });
    await beginCopy(database, () => true);
    const settings = testSettings({ DATA_DIR: backups.folder, ...place }).backup;
    expect((await readStatus(database, settings)).elsewhere?.failure).toBeNull();
    await database.queries.update(table).set({ copyTriedAt: sql`copy_tried_at - interval '31 minutes'` });
    expect((await readStatus(database, settings)).elsewhere?.failure).toMatchObject({
      reason: 'La copia no terminó.',
    });
  });
});

describe('the owners are told', () => {
  it('of a failure once, and again when it comes back', async () => {
    const failing = backupsBy(`console.error('Se rompió.'); process.exit(1)`);
    await expect(failing.makeNow()).rejects.toThrow();
    await expect(failing.makeNow()).rejects.toThrow();
    expect(backups.told).toEqual(['No se pudo hacer el respaldo: Se rompió.']);
    await backupsBy(writing).makeNow();
    await expect(failing.makeNow()).rejects.toThrow();
    expect(backups.told).toHaveLength(2);
  });

  it('of a copy that fails, and not again for the next night’s', async () => {
    const place = { BACKUP_RECIPIENT: recipient, BACKUP_COMMAND: process.execPath };
    const service = backupsBy(
      `if (job.kind === 'copy') { console.error('No respondió.'); process.exit(1); } ${writing}`,
      place,
    );
    await service.makeNow();
    await expect
      .poll(() => backups.told, patience)
      .toEqual(['No se pudo copiar el respaldo a otro lugar: No respondió.']);
    await service.makeNow();
    const tries = async () => (await readRuns(database.queries)).map(({ copyFailure }) => copyFailure);
    await expect.poll(tries, patience).toEqual(['No respondió.', 'No respondió.']);
    await service.status();
    expect(backups.told).toHaveLength(1);
  });

  it('of a drill that finds something wrong', () => {
    const ended = (failure: string | null) => ({
      last: null,
      failure: null,
      check: { at: new Date(), failure },
      elsewhere: null,
      isUnderWay: false,
      isScheduled: true,
    });
    const wrong = { title: 'El respaldo que se probó no se puede restaurar', reason: 'Está dañado.' };
    expect(newTroubles({ ...ended(null), check: null }, ended('Está dañado.'))).toEqual([wrong]);
    expect(newTroubles(ended('Está dañado.'), ended('Está dañado.'))).toEqual([]);
    expect(newTroubles(ended('Está dañado.'), ended(null))).toEqual([]);
  });

  it('by nobody who is stopped', async () => {
    const service = backupsBy('setInterval(() => undefined, 1_000)');
    const making = service.makeNow();
    await expect.poll(() => readRuns(database.queries), patience).toHaveLength(1);
    service.stop();
    await expect(making).rejects.toThrow();
    expect(backups.told).toEqual([]);
  });
});
