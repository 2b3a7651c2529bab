import type { Instant } from '@crepas/domain';
import type { Database } from '../db/Database.ts';
import { readDatabaseNow } from '../db/databaseNow.ts';
import type { Menu } from './menu.ts';

/** Limits a timer: it reads the database's clock again, because clocks are set and machines sleep. */
const maxMs = 30_000;

export type ReturnTimer = {
  /** Waits for `changesAt` of this menu, and cancels the previous wait. */
  readonly set: (menu: Pick<Menu, 'changesAt'>) => void;
  readonly stop: () => void;
};

/** Calls `onReturn` when a sold-out product or extra is available again by the clock of the database. */
export function createReturnTimer({ queries }: Database, onReturn: () => void): ReturnTimer {
  let timer: NodeJS.Timeout | null = null;

  function stop(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }
  function wait(changesAt: Instant, ms: number): void {
    timer = setTimeout(() => void look(changesAt), Math.min(ms, maxMs)).unref();
  }
  async function look(changesAt: Instant): Promise<void> {
    const mine = timer;
    // If the database cannot be reached, refresh the menu: the refresh retries and calls `set` again.
    const now = await readDatabaseNow(queries).catch(() => Number.POSITIVE_INFINITY);
    // `set` or `stop` was called meanwhile.
    if (mine !== timer) return;
    if (now >= changesAt) onReturn();
    else wait(changesAt, changesAt - now);
  }

  return {
    set({ changesAt }) {
      stop();
      if (changesAt !== null) wait(changesAt, 0);
    },
    stop,
  };
}
