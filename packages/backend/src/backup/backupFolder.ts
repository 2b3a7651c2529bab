import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { partialName } from './files.ts';

export type StoredBackup = { readonly file: string; readonly atMs: number; readonly bytes: number };

const pattern = /^crepas-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.jsonl\.gz$/;

/** `crepas-2026-11-27T10-10-00-000Z.jsonl.gz`: by name they sort by time. */
export const backupName = (atMs: number) =>
  `crepas-${new Date(atMs).toISOString().replace(/[:.]/g, '-')}.jsonl.gz`;

function timeOf(name: string): number | null {
  const [, day, hours, minutes, seconds, ms] = pattern.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

/** The whole backups of a folder, the newest first. Other files are not ours. */
export async function listBackups(folder: string): Promise<readonly StoredBackup[]> {
  if (!existsSync(folder)) return [];
  const found: StoredBackup[] = [];
  for (const name of await readdir(folder)) {
    const atMs = timeOf(name);
    if (atMs === null) continue;
    const file = join(folder, name);
    const entry = await stat(file);
    if (entry.isFile()) found.push({ file, atMs, bytes: entry.size });
  }
  return found.sort((a, b) => b.atMs - a.atMs);
}

/** The unfinished backup of a killed process. */
export async function removePartial(folder: string): Promise<void> {
  const { start, end } = partialName;
  for (const name of await readdir(folder)) {
    if (name.startsWith(`${start}crepas-`) && name.endsWith(end))
      await rm(join(folder, name), { force: true });
  }
}
