import type { Instant } from '@crepas/domain/shop';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import type { Menu } from './menu.ts';

/** Clocks are set, machines sleep: the database is asked again what time it is. */
const longestMs = 30_000;

export type ReturnTimer = {
  /** Waits for what this menu says of itself, and no longer for what the last one said. */
  readonly set: (menu: Pick<Menu, 'changesAt'>) => void;
  readonly stop: () => void;
};

/** Calls `onReturn` when something that is sold out comes back by the clock of the database. */
export function createReturnTimer({ queries }: Database, onReturn: () => void): ReturnTimer {
  let timer: NodeJS.Timeout | null = null;

  function stop(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }
  function wait(changesAt: Instant, ms: number): void {
    timer = setTimeout(() => void look(changesAt), Math.min(ms, longestMs)).unref();
  }
  async function look(changesAt: Instant): Promise<void> {
    const mine = timer;
    const now = await queries
      .select({ now: databaseNow })
      .from(sql`(select) as one`)
      .then(([clock]) => clock?.now ?? Number.NaN)
      // Away for a moment: the menu that is read then says what to wait for.
      .catch(() => Number.POSITIVE_INFINITY);
    // Another menu was read meanwhile.
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
