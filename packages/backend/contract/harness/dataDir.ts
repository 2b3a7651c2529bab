import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabaseTar } from '../../src/testing/emptyDatabaseTar.ts';

/** A folder for a server's data, without anything in it: who starts there begins from nothing. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), 'crepas-contract-'));

/** One whose database is made, without a table: to make it takes each server seconds. */
export async function newDataDirWithDatabase(): Promise<string> {
  const dataDir = newDataDir();
  const database = join(dataDir, 'database');
  mkdirSync(database);
  execFileSync('tar', ['-xf', await emptyDatabaseTar(), '-C', database], { stdio: 'pipe' });
  return dataDir;
}

export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true });
