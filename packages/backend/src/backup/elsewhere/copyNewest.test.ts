import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backups } from '../../db/tables/backups.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { beginRun, endRun, readRuns } from '../runs.ts';
import { beginCopy, copyNewest, noteCopy } from './copyNewest.ts';

const database = testDatabase();
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crepas-copies-'));
  await database.queries.delete(backups);
});
afterEach(() => rmSync(folder, { recursive: true }));

const anywhere = () => true;
async function made(file: string): Promise<number> {
  const id = (await beginRun(database, null)) ?? 0;
  await endRun(database, id, { file, bytes: 1 });
  return id;
}
const hoursLater = (hours: number) =>
  database.queries
    .update(backups)
    .set({ copyTriedAt: sql`copy_tried_at - make_interval(mins => ${hours * 60}::integer)` });

/** A process starts. */
const patience = { timeout: 20_000 };

describe('what is copied next', () => {
  it('is the newest backup that this server has, once', async () => {
    expect(await beginCopy(database, anywhere)).toBeNull();
    await made('/here/1');
    const id = await made('/here/2');
    await made('/elsewhere/3');
    const isHere = (file: string) => file.startsWith('/here/');
    expect(await beginCopy(database, isHere)).toEqual({ id, file: '/here/2' });
    expect(await beginCopy(database, isHere)).toBeNull();
    await noteCopy(database.queries, id, null);
    expect(await beginCopy(database, isHere)).toBeNull();
    expect(await beginCopy(database, anywhere)).toMatchObject({ file: '/elsewhere/3' });
  });

  it('of several servers one copies', async () => {
    await made('/1');
    const begun = await Promise.all([1, 2, 3].map(() => beginCopy(database, anywhere)));
    expect(begun.filter((due) => due !== null)).toHaveLength(1);
  });

  it('after a failure, or a kill, is the same one in an hour', async () => {
    const id = await made('/1');
    await beginCopy(database, anywhere);
    expect(await readRuns(database.queries)).toMatchObject([{ copyFailure: 'La copia no terminó.' }]);
    await noteCopy(database.queries, id, 'El almacén no respondió.');
    await hoursLater(0.9);
    expect(await beginCopy(database, anywhere)).toBeNull();
    await hoursLater(0.2);
    expect(await beginCopy(database, anywhere)).toMatchObject({ id });
    // Tried by a clock that was ahead.
    await hoursLater(-72);
    expect(await beginCopy(database, anywhere)).toMatchObject({ id });
  });
});

/** A job of one line, with its `job` and the settings of the copy. */
const copyBy = (program: string, signal = new AbortController().signal) => {
  const file = join(folder, 'job.mjs');
  writeFileSync(
    file,
    `const job = JSON.parse(process.argv[2]), copy = JSON.parse(process.env.BACKUP_COPY); ${program}`,
  );
  const copy = { recipient: 'age1x', place: { kind: 'command', program: '/x' } } as const;
  return copyNewest({ database, copy, folder, job: pathToFileURL(file), signal });
};
const backup = () => {
  writeFileSync(join(folder, 'backup'), '');
  return made(join(folder, 'backup'));
};

describe('a copy', () => {
  it('is recorded, and its settings are no argument', async () => {
    await backup();
    await copyBy(
      `if (job.kind !== 'copy' || copy.recipient !== 'age1x' || process.argv.join().includes('age1x')) throw job; console.log('{}')`,
    );
    expect(await readRuns(database.queries)).toMatchObject([
      { copiedAt: expect.any(Date), copyFailure: null },
    ]);
  });

  it('that fails says why, and the backup counts', async () => {
    await backup();
    const failing = `console.error('ENOSPC: no space left'); process.exit(1)`;
    await expect(copyBy(failing)).rejects.toThrow('ENOSPC');
    expect(await readRuns(database.queries)).toMatchObject([
      { copiedAt: null, failure: null, copyFailure: 'No queda espacio en el disco del servidor.' },
    ]);
  });

  it('ends with its server, and is due again', async () => {
    await backup();
    const stopped = new AbortController();
    const copying = copyBy('setInterval(() => undefined, 1_000)', stopped.signal);
    await expect
      .poll(() => readRuns(database.queries), patience)
      .toMatchObject([{ copyTriedAt: expect.any(Date) }]);
    stopped.abort();
    await expect(copying).rejects.toThrow();
    expect(await beginCopy(database, anywhere)).not.toBeNull();
  });
});
