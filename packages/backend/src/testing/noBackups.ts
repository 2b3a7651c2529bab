import type { Backups } from '../backup/Backups.ts';

const none = () => Promise.reject(new Error('En esta prueba no hay respaldos.'));

/** For a shop of a test, which has no process to make one. */
export const noBackups: Backups = {
  makeNow: none,
  begin: none,
  noteErasure: async () => undefined,
  status: async () => ({
    last: null,
    failure: null,
    check: null,
    elsewhere: null,
    isUnderWay: false,
    isScheduled: false,
  }),
  lines: () => [],
};
