import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { backups as table } from '../db/schema.ts';
import { openEmptyDatabase } from '../testing/openTestDatabase.ts';
import { testSettings } from '../testing/standIns.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { type BackupService, createBackups } from './Backups.ts';
import { backupName } from './backupFolder.ts';
import { createBackupKeys } from './elsewhere/age.ts';
import { beginCopy } from './elsewhere/copyNewest.ts';
import { readLines } from './files.ts';
import { readStatus } from './readStatus.ts';
import { beginCheck, beginRun, endRun, noteCheck, readRuns } from './runs.ts';
import { upgradeBackup } from './upgradeBackup.ts';
import { verify } from './verified.ts';

const zone = 'America/Mexico_City';
const { recipient } = await createBackupKeys();
const database = testDatabase();
let folder: string;
let open: BackupService[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crepas-backups-'));
  await database.queries.delete(table);
});
afterEach(() => {
  for (const service of open) service.stop();
  open = [];
  rmSync(folder, { recursive: true });
});

/** A job that writes `text` into its file, or what `program` does with the `job`. */
function jobOf(program: string): URL {
  const file = join(folder, `${randomUUID()}.mjs`);
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs'; const job = JSON.parse(process.argv[2]); ${program}`,
  );
  return pathToFileURL(file);
}
const writing = `writeFileSync(job.file, 'x'); console.log('{"bytes":1}')`;

function backupsBy(program: string, env: Record<string, string> = {}): BackupService {
  const service = createBackups({
    database,
    settings: testSettings({ DATA_DIR: folder, BACKUPS: 'on', ...env }),
    job: jobOf(program),
    timeZone: () => zone,
    databaseWorker: new URL('file:///worker.js'),
  });
  open.push(service);
  return service;
}

const stored = () => readdirSync(join(folder, 'backups')).sort();

describe('a backup by hand', () => {
  it('is recorded, and old ones go', async () => {
    const service = backupsBy(writing);
    const { file } = await service.makeNow();
    expect(await readRuns(database.queries)).toMatchObject([{ file, bytes: 1, failure: null }]);
    const yesterday = Date.now() - 86_400_000;
    for (const ms of [yesterday - 1_000, yesterday])
      writeFileSync(join(folder, 'backups', backupName(ms)), 'x');
    await service.makeNow();
    expect(stored()).not.toContain(backupName(yesterday - 1_000));
    expect(stored()).toContain(backupName(yesterday));
  });

  it('removes none where the server makes none by itself', async () => {
    const service = backupsBy(writing, { BACKUPS: 'off' });
    for (const _ of [1, 2, 3]) await service.makeNow();
    expect(stored()).toHaveLength(3);
  });

  it('that fails says why, and the last good one stays', async () => {
    const { file } = await backupsBy(writing).makeNow();
    const service = backupsBy(`console.error('No queda espacio.'); process.exit(1)`);
    await expect(service.makeNow()).rejects.toThrow('No queda espacio.');
    expect((await readRuns(database.queries))[0]).toMatchObject({ failure: 'No queda espacio.', file: null });
    expect(stored()).toEqual([file.split('/').at(-1)]);
  });

  it('is refused while another server makes one, and not for ever', async () => {
    const service = backupsBy(writing);
    await beginRun(database, null);
    await expect(service.makeNow()).rejects.toThrow('Ya se está haciendo un respaldo');
    await database.queries.update(table).set({ startedAt: sql`clock_timestamp() - interval '36 minutes'` });
    await service.makeNow();
  });

  it('does not outlive the server, and leaves no run', async () => {
    const service = backupsBy('setInterval(() => undefined, 1_000)');
    const making = service.makeNow();
    await expect.poll(() => readRuns(database.queries)).toHaveLength(1);
    service.stop();
    await expect(making).rejects.toThrow();
    expect(await readRuns(database.queries)).toEqual([]);
  });
});

describe('what is known of them', () => {
  it('is the newest one, the failure after it until one is made again, and whether one is being made', async () => {
    const service = backupsBy(writing);
    expect(await service.status()).toEqual({
      last: null,
      failure: null,
      check: null,
      elsewhere: null,
      isUnderWay: false,
      isScheduled: true,
    });
    await service.makeNow();
    const made = await service.status();
    expect(made).toMatchObject({ last: { bytes: 1, place: join(folder, 'backups') }, failure: null });

    const failing = backupsBy(`console.error('ENOSPC: no space left on device, write'); process.exit(1)`);
    expect(await failing.begin()).toBe(true);
    expect(await failing.begin()).toBe(false);
    expect(await failing.status()).toMatchObject({ last: made.last, isUnderWay: true });
    await expect
      .poll(() => failing.status())
      .toMatchObject({
        last: made.last,
        failure: { reason: 'No queda espacio en el disco del servidor.' },
        isUnderWay: false,
      });
    expect(failing.lines().join('\n')).toMatch(
      /^backup_scheduled 1\nbackup_last_success_timestamp_seconds \d{10}\nbackup_last_size_bytes\{place=".*"\} 1\nbackup_last_failure_timestamp_seconds \d{10}$/,
    );
    await service.makeNow();
    expect(await service.status()).toMatchObject({ failure: null });
  });
});

describe('with a place elsewhere', () => {
  const copying = `if (job.kind === 'copy') console.log('{}'); else { ${writing} }`;
  const failing = `if (job.kind === 'copy') { console.error('No respondió.'); process.exit(1); } ${writing}`;
  const place = { BACKUP_RECIPIENT: recipient, BACKUP_COMMAND: process.execPath };

  it('a finished backup is copied there, and its age is known', async () => {
    const service = backupsBy(copying, place);
    expect(await service.status()).toMatchObject({ elsewhere: { last: null, failure: null } });
    await service.makeNow();
    await expect
      .poll(() => service.status())
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
    await expect.poll(() => copier.status()).toMatchObject({ elsewhere: { last: expect.any(Date) } });
    const { elsewhere } = await copier.status();
    const service = backupsBy(failing, place);
    await service.begin();
    await expect
      .poll(() => service.status())
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
    const settings = testSettings({ DATA_DIR: folder, ...place }).backup;
    expect((await readStatus(database, settings)).elsewhere?.failure).toBeNull();
    await database.queries.update(table).set({ copyTriedAt: sql`copy_tried_at - interval '31 minutes'` });
    expect((await readStatus(database, settings)).elsewhere?.failure).toMatchObject({
      reason: 'La copia no terminó.',
    });
  });
});

describe('by the clock', () => {
  it('of several servers one begins, and after a failure nobody for an hour', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => beginRun(database, zone)));
    const [id] = ids.filter((begun) => begun !== null);
    expect(ids.filter((begun) => begun === null)).toHaveLength(2);
    await endRun(database, id ?? 0, 'No queda espacio.');
    expect(await beginRun(database, zone)).toBeNull();
    await database.queries.update(table).set({ startedAt: sql`clock_timestamp() - interval '61 minutes'` });
    const second = await beginRun(database, zone);
    expect(second).not.toBeNull();
    await endRun(database, second ?? 0, { file: '/x', bytes: 1 });
    expect(await beginRun(database, zone)).toBeNull();
  });

  it('keeps sixty runs in mind', async () => {
    for (let count = 0; count < 62; count += 1) {
      await endRun(database, (await beginRun(database, null)) ?? 0, { file: '/x', bytes: 1 });
    }
    expect(await database.queries.$count(table)).toBe(60);
  });
});

describe('the drill', () => {
  const anywhere = () => true;
  const settings = { dir: '/x', isScheduled: true, copy: null };
  async function made(file: string): Promise<number> {
    const id = (await beginRun(database, null)) ?? 0;
    await endRun(database, id, { file, bytes: 1 });
    return id;
  }
  const check = async () => (await readStatus(database, settings)).check;

  it('is of the newest backup that this server has, once a week', async () => {
    expect(await beginCheck(database, anywhere)).toBeNull();
    expect(await check()).toBeNull();
    const id = await made('/here/1');
    await made('/elsewhere/2');
    await endRun(database, (await beginRun(database, null)) ?? 0, 'No queda espacio.');
    const isHere = (file: string) => file.startsWith('/here/');
    expect(await beginCheck(database, () => false)).toBeNull();
    expect(await beginCheck(database, isHere)).toEqual({ id, file: '/here/1' });
    expect(await beginCheck(database, anywhere)).toBeNull();
    await database.queries.update(table).set({ checkedAt: sql`checked_at - interval '167 hours'` });
    expect(await beginCheck(database, anywhere)).toBeNull();
    await database.queries.update(table).set({ checkedAt: sql`checked_at - interval '2 hours'` });
    expect(await beginCheck(database, anywhere)).toMatchObject({ file: '/elsewhere/2' });
  });

  it('of a server that was killed meanwhile has failed; else its result stays, also after the next backup', async () => {
    const id = await made('/1');
    await beginCheck(database, anywhere);
    expect(await check()).toMatchObject({ failure: 'La prueba no terminó.' });
    await noteCheck(database.queries, id, null);
    await made('/2');
    expect(await check()).toMatchObject({ failure: null });
    expect(await readStatus(database, settings)).toMatchObject({ failure: null });
  });
});

describe('before the schema changes', () => {
  const older = migrations.slice(0, -1);

  it('a database with rows is backed up as it was, and one without is not', async () => {
    for (const rows of [0, 1]) {
      const shop = await openEmptyDatabase();
      const upgrade = upgradeBackup(folder);
      await migrate(shop, older, upgrade.write);
      if (rows > 0) {
        await shop.inSession(({ run }) =>
          run(`insert into categories (name, position) values ('Dulces', 1)`),
        );
      }
      await migrate(shop, migrations, upgrade.write);
      await migrate(shop, migrations, upgrade.write);
      await upgrade.record(shop);
      const runs = await readRuns(shop.queries);
      await shop.close();
      expect(runs).toHaveLength(rows);
      expect(readdirSync(folder)).toHaveLength(rows);
      const [run] = runs;
      if (run?.file) await verify(readLines(run.file), new Set(older.map(({ name }) => name)));
    }
  });

  it('a failure is recorded, and the upgrade goes on', async () => {
    const shop = await openEmptyDatabase();
    await migrate(shop, older);
    await shop.inSession(({ run }) => run(`insert into categories (name, position) values ('Dulces', 1)`));
    writeFileSync(join(folder, 'file'), '');
    const upgrade = upgradeBackup(join(folder, 'file'));
    await migrate(shop, migrations, upgrade.write);
    await upgrade.record(shop);
    expect(await readRuns(shop.queries)).toMatchObject([
      { file: null, failure: expect.stringContaining('EEXIST') },
    ]);
    await shop.close();
  });
});
