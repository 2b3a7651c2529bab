import { join, resolve } from 'node:path';
import { type Env, oneOf, optional } from '../env.ts';
import { type CopySettings, readCopySettings } from './copySettings.ts';

export type BackupSettings = {
  /** The folder of the backups. Absolute. */
  readonly dir: string;
  /** Whether the server makes them by itself. */
  readonly isScheduled: boolean;
  /** Null: they stay on this machine. */
  readonly copy: CopySettings | null;
};

/**
 * @param otherwise whether the server makes them where the environment says nothing
 * @throws SettingsError naming the variable
 */
export const readBackupSettings = (env: Env, dataDir: string, otherwise: 'on' | 'off'): BackupSettings => ({
  dir: resolve(optional(env, 'BACKUP_DIR', join(dataDir, 'backups'))),
  isScheduled: oneOf(env, 'BACKUPS', ['on', 'off'], otherwise) === 'on',
  copy: readCopySettings(env),
});
