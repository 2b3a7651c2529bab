import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/Database.ts';
import { onlyRow } from '../db/rows.ts';
import { createRefresh } from '../mutex.ts';
import { jsonBody, type PrecompressedBody } from '../precompressed/PrecompressedBody.ts';
import { type Menu, readMenu } from './menu.ts';
import { createReturnTimer } from './returnTimer.ts';

/**
 * The menu in memory, and response bodies built from it. The menu is small, changes rarely and is part of every visit:
 * memory serves fifty times as many reads as the database.
 */
export type MenuCache = {
  readonly menu: () => Menu;
  /** Builds a body from the current menu, at most once per key until the next refresh. */
  readonly getOrBuild: (key: string, build: (menu: Menu) => unknown) => PrecompressedBody;
  /** Reads the menu again. Await it after every write to the menu, before the response. */
  readonly refresh: () => Promise<void>;
  /**
   * Reads the menu again unless it has all that a menu of this version has, at whatever server (`Menu.version.end`). The
   * version comes from outside: one that no server can have given changes nothing.
   */
  readonly reach: (version: number) => Promise<void>;
  /** Calls `listener` after each refresh; it must not throw. Returns the unsubscribe function. */
  readonly onRefresh: (listener: () => void) => () => void;
  /** Stops listening for writes of other processes. */
  readonly close: () => void;
};

/** Clients choose the keys (`?id=…`), so their number needs a limit. */
const maxBodies = 1_000;

const retryMs = 1_000;

/** The schema's triggers notify this channel. */
const menuChannel = 'menu_changed';

export async function createMenuCache(database: Database): Promise<MenuCache> {
  let menu = await readMenu(database);
  const bodies = new LRUCache<string, PrecompressedBody>({ max: maxBodies });
  let isClosed = false;
  const listeners = new Set<() => void>();
  const returnTimer = createReturnTimer(database, refreshWithRetry);

  const refresh = createRefresh(async () => {
    menu = await readMenu(database);
    bodies.clear();
    returnTimer.set(menu);
    for (const listener of listeners) listener();
  });
  /** No caller sees an error of this refresh, so it retries until it succeeds. */
  function refreshWithRetry(): void {
    if (!isClosed) refresh().catch(() => setTimeout(refreshWithRetry, retryMs).unref());
  }

  const stopListening = await database.listen(menuChannel, {
    onMessage: refreshWithRetry,
    onReconnect: refreshWithRetry,
  });
  // A write may have been committed after the first read and before `listen`.
  await refresh();

  return {
    menu: () => menu,
    getOrBuild(key, build) {
      const cached = bodies.get(key);
      if (cached) return cached;
      const body = jsonBody(build(menu));
      bodies.set(key, body);
      return body;
    },
    refresh,
    reach: async (version) => {
      if (menu.version.allBefore >= version) return;
      // A number above every transaction of the database is forged: without this check, each request with one would read the menu,
      // render all pages and notify all streams.
      if (version <= (await readLastTransaction(database))) await refresh();
    },
    onRefresh(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      returnTimer.stop();
      stopListening();
    },
  };
}

/** No menu that was read until now has a higher `Menu.version.end`. */
async function readLastTransaction({ queries }: Database): Promise<number> {
  const last = sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`.mapWith(Number);
  return onlyRow(await queries.select({ last }).from(sql`(select) as one`)).last;
}
