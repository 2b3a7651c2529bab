import { join, resolve } from 'node:path';
import { type Env, optional } from '../env.ts';

export type BackupSettings = {
  /** The folder of the backups. Absolute. */
  readonly dir: string;
};

/** @throws SettingsError naming the variable */
export const readBackupSettings = (env: Env, dataDir: string): BackupSettings => ({
  dir: resolve(optional(env, 'BACKUP_DIR', join(dataDir, 'backups'))),
});
