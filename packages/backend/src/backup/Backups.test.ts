import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { backups as table } from '../db/tables/backups.ts';
import { openEmptyDatabase } from '../testing/openTestDatabase.ts';
import { testBackups, writing } from '../testing/testBackups.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { backupName } from './backupFolder.ts';
import { readLines } from './files.ts';
import { beginCheck, beginRun, endRun, noteCheck, readRuns } from './runs.ts';
import { readStatus } from './status.ts';
import { upgradeBackup } from './upgradeBackup.ts';
import { verify } from './verified.ts';

const zone = 'America/Mexico_City';
const database = testDatabase();
const backups = testBackups(database);
const { backupsBy } = backups;
const stored = () => readdirSync(join(backups.folder, 'backups')).sort();

/** A process starts. */
const patience = { timeout: 20_000 };

describe('a backup by hand', () => {
  it('is recorded, and old ones go', async () => {
    const service = backupsBy(writing);
    const { file } = await service.makeNow();
    expect(await readRuns(database.queries)).toMatchObject([{ file, bytes: 1, failure: null }]);
    const yesterday = Date.now() - 86_400_000;
    for (const ms of [yesterday - 1_000, yesterday])
      writeFileSync(join(backups.folder, 'backups', backupName(ms)), 'x');
    await service.makeNow();
    expect(stored()).not.toContain(backupName(yesterday - 1_000));
    expect(stored()).toContain(backupName(yesterday));
  });

  it('stays, also beside one that a clock dated later in the day', async () => {
    const service = backupsBy(writing);
    await service.makeNow();
    const [first = ''] = stored();
    const later = Date.now() + 1_000;
    writeFileSync(join(backups.folder, 'backups', backupName(later)), 'x');
    const { file } = await service.makeNow();
    expect(stored()).toContain(file.split('/').at(-1));
    expect(stored()).not.toContain(first);
  });

  it('is good, also beside a folder with the name of an old one', async () => {
    const folder = join(backups.folder, 'backups', backupName(Date.now() - 1_000));
    mkdirSync(folder, { recursive: true });
    const service = backupsBy(writing);
    const { file } = await service.makeNow();
    await service.makeNow();
    expect((await readRuns(database.queries)).map(({ failure }) => failure)).toEqual([null, null]);
    expect(stored()).toContain(folder.split('/').at(-1));
    expect(stored()).not.toContain(file.split('/').at(-1));
  });

  it('is good, also when no old one can be removed', async () => {
    const service = backupsBy(
      `${writing}; const { rmSync } = await import('node:fs'); const folder = job.file.replace(/.[^/]*$/, '');
       rmSync(folder, { recursive: true }); writeFileSync(folder, 'not a folder');`,
    );
    await service.makeNow();
    expect(await readRuns(database.queries)).toMatchObject([{ bytes: 1, failure: null }]);
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
    await expect.poll(() => readRuns(database.queries), patience).toHaveLength(1);
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
    expect(made).toMatchObject({ last: { bytes: 1, place: join(backups.folder, 'backups') }, failure: null });

    const failing = backupsBy(`console.error('ENOSPC: no space left on device, write'); process.exit(1)`);
    expect(await failing.begin()).toBe(true);
    expect(await failing.begin()).toBe(false);
    expect(await failing.status()).toMatchObject({ last: made.last, isUnderWay: true });
    await expect
      .poll(() => failing.status(), patience)
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

  it('a failure, a killed run and a drill of a clock that was ahead hold nothing up', async () => {
    const ahead = sql`clock_timestamp() + interval '3 days'`;
    await endRun(database, (await beginRun(database, null)) ?? 0, 'No queda espacio.');
    await database.queries.update(table).set({ startedAt: ahead });
    const id = await beginRun(database, zone);
    expect(id).not.toBeNull();
    await database.queries.update(table).set({ startedAt: ahead });
    const next = (await beginRun(database, zone)) ?? 0;
    await endRun(database, next, { file: '/x', bytes: 1 });
    await database.queries.update(table).set({ checkedAt: ahead });
    expect(await beginCheck(database, () => true)).toEqual({ id: next, file: '/x' });
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
      const upgrade = upgradeBackup(backups.folder);
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
      expect(readdirSync(backups.folder)).toHaveLength(rows);
      const [run] = runs;
      if (run?.file) await verify(readLines(run.file), new Set(older.map(({ name }) => name)));
    }
  });

  it('a failure is recorded, and the upgrade goes on', async () => {
    const shop = await openEmptyDatabase();
    await migrate(shop, older);
    await shop.inSession(({ run }) => run(`insert into categories (name, position) values ('Dulces', 1)`));
    writeFileSync(join(backups.folder, 'file'), '');
    const upgrade = upgradeBackup(join(backups.folder, 'file'));
    await migrate(shop, migrations, upgrade.write);
    await upgrade.record(shop);
    expect(await readRuns(shop.queries)).toMatchObject([
      { file: null, failure: expect.stringContaining('EEXIST') },
    ]);
    await shop.close();
  });
});
