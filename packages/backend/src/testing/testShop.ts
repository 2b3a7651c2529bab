import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTimeoutMs } from './openTestDatabase.ts';
import { type ShopChanges, startTestShop, type TestShop } from './startTestShop.ts';

/**
 * {@link startTestShop} for all tests of a file, or of a `describe`.
 *
 * @param changes a function, when a hook makes what they need
 * @param emptied the tables that are empty when a test begins
 */
export function testShop(
  changes: ShopChanges | (() => ShopChanges) = {},
  emptied: readonly PgTable[] = [],
): Omit<TestShop, 'close'> {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(typeof changes === 'function' ? changes() : changes);
  }, openTimeoutMs);
  afterAll(() => shop.close());
  if (emptied.length > 0) {
    beforeEach(async () => {
      for (const table of emptied) await shop.database.queries.delete(table);
      await shop.menu.refresh();
    });
  }
  return {
    get app() {
      return shop.app;
    },
    get database() {
      return shop.database;
    },
    get menu() {
      return shop.menu;
    },
  };
}
