import type { Backups } from '../backup/Backups.ts';

/** For a shop of a test, which has no process to make one. */
export const noBackups: Backups = {
  makeNow: () => Promise.reject(new Error('En esta prueba no hay respaldos.')),
};
