import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The clock of a file system may stand still for some milliseconds: a file that was written so shortly before is read again. */
const mtimeSlackMs = 2_000;

/** Files by their path in the folder, with the time of the last write that a copy surely has. */
type Copied = ReadonlyMap<string, { readonly size: number; readonly mtimeMs: number }>;

/**
 * Copies the files of a running database: first all of them while statements run, then those that were written since, with
 * the database at rest. Statements wait for the second part only.
 *
 * @param atRest writes everything to the files, and runs no statement until the work is done
 */
export async function copyFiles(
  from: string,
  to: string,
  atRest: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const first = await copyChanged(from, to, new Map());
  await atRest(async () => {
    const last = await copyChanged(from, to, first);
    for (const path of first.keys()) if (!last.has(path)) await rm(join(to, path), { force: true });
  });
}

async function copyChanged(from: string, to: string, copied: Copied): Promise<Copied> {
  const found = new Map<string, { size: number; mtimeMs: number }>();
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else if (entry.isFile()) await copyOne(from, to, path, copied, found);
  }
  return found;
}

async function copyOne(
  from: string,
  to: string,
  path: string,
  copied: Copied,
  found: Map<string, { size: number; mtimeMs: number }>,
): Promise<void> {
  const startMs = Date.now();
  try {
    const { size, mtimeMs } = await stat(join(from, path));
    const before = copied.get(path);
    if (before?.size !== size || before.mtimeMs !== mtimeMs) await copyFile(join(from, path), join(to, path));
    // A write after the copy could leave the same time: such a file counts as changed.
    found.set(path, { size, mtimeMs: startMs - mtimeMs > mtimeSlackMs ? mtimeMs : Number.NaN });
  } catch (error) {
    // PostgreSQL deletes files of its log, and of tables that were rewritten.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
