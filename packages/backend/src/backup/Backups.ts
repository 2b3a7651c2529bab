import { type BackupSource, type MadeBackup, makeBackup } from './makeBackup.ts';

/** The backups of the running server. */
export type Backups = {
  /**
   * Makes one now; calls that come meanwhile get the same one.
   *
   * @throws Error with a sentence
   */
  readonly makeNow: () => Promise<MadeBackup>;
};

export function createBackups(source: BackupSource): Backups {
  let underWay: Promise<MadeBackup> | null = null;
  return {
    makeNow() {
      underWay ??= makeBackup(source).finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}
