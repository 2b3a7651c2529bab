import type { Database } from '../db/Database.ts';
import { jsonBytes, type ReadyBytes } from '../readyBytes.ts';
import { createTurns } from '../turns.ts';
import { type Menu, readMenu } from './menu.ts';

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
};

/** Strangers choose the keys (`?id=…`): a full cache starts anew. */
const maxAnswers = 1_000;

export async function createMenuCache({ queries }: Database): Promise<MenuCache> {
  // In turn, so that a slow reading of the menu never replaces a later one.
  const inTurn = createTurns();
  let menu = await readMenu(queries);
  let answers = new Map<string, ReadyBytes>();
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
    refresh: () =>
      inTurn(async () => {
        menu = await readMenu(queries);
        answers = new Map();
      }),
  };
}
