import type { Database } from '../db/Database.ts';
import { jsonBytes, type ReadyBytes } from '../readyBytes.ts';
import { createTurns } from '../turns.ts';
import { type Menu, readMenu } from './menu.ts';
import { createReturnTimer } from './returnTimer.ts';

/**
 * The menu in memory, and its answers as bytes that were made once. The menu is small, changes seldom and is
 * read by everybody: from memory fifty times as many readers are served as from the database.
 */
export type MenuCache = {
  readonly menu: () => Menu;
  /** What `build` says of the present menu. Until the next refresh the same key stands for the same answer. */
  readonly answer: (key: string, build: (menu: Menu) => unknown) => ReadyBytes;
  /** Reads the menu again. To be awaited after every write to it, before the writer is answered. */
  readonly refresh: () => Promise<void>;
  /** Calls `listener` after each reading; it must not throw. Answers how to stop that. */
  readonly onRefresh: (listener: () => void) => () => void;
  /** Follows the writes of other processes no longer. */
  readonly close: () => void;
};

/** Strangers choose the keys (`?id=…`): a full cache starts anew. */
const maxAnswers = 1_000;

const retryMs = 1_000;

/** What the triggers of the schema notify on. */
const menuChannel = 'menu_changed';

export async function createMenuCache(database: Database): Promise<MenuCache> {
  // In turn, so that a slow reading of the menu never replaces a later one.
  const inTurn = createTurns();
  let menu = await readMenu(database);
  let answers = new Map<string, ReadyBytes>();
  let waiting: Promise<void> | null = null;
  let isClosed = false;
  const listeners = new Set<() => void>();
  const returning = createReturnTimer(database, follow);

  /** Whoever asks before a reading has begun shares it. */
  function refresh(): Promise<void> {
    waiting ??= inTurn(async () => {
      waiting = null;
      menu = await readMenu(database);
      answers = new Map();
      returning.set(menu);
      for (const listener of listeners) listener();
    });
    return waiting;
  }
  /** Nobody waits for this one, so that it must not be lost to a database that is away for a moment. */
  function follow(): void {
    if (!isClosed) refresh().catch(() => setTimeout(follow, retryMs).unref());
  }

  const stopListening = await database.listen(menuChannel, { onMessage: follow, onReconnect: follow });
  // What changed before anybody listened.
  await refresh();

  return {
    menu: () => menu,
    answer(key, build) {
      const known = answers.get(key);
      if (known) return known;
      if (answers.size >= maxAnswers) answers = new Map();
      const made = jsonBytes(build(menu));
      answers.set(key, made);
      return made;
    },
    refresh,
    onRefresh(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      returning.stop();
      stopListening();
    },
  };
}
