import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabaseTar } from '../../src/testing/emptyDatabaseTar.ts';

/** An empty data folder. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), 'crepas-contract-'));

/** A data folder with a database without tables; creating one takes a server seconds. */
export async function newDataDirWithDatabase(): Promise<string> {
  const dataDir = newDataDir();
  const database = join(dataDir, 'database');
  mkdirSync(database);
  execFileSync('tar', ['-xf', await emptyDatabaseTar(), '-C', database], { stdio: 'pipe' });
  return dataDir;
}

export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true });
