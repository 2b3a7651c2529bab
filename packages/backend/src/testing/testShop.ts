import { afterAll, beforeAll } from 'vitest';
import { openTimeoutMs } from './openTestDatabase.ts';
import { type ShopChanges, startTestShop, type TestShop } from './startTestShop.ts';

/**
 * {@link startTestShop} for all tests of a file, or of a `describe`.
 *
 * @param changes a function, when a hook makes what they need
 */
export function testShop(changes: ShopChanges | (() => ShopChanges) = {}): Omit<TestShop, 'close'> {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(typeof changes === 'function' ? changes() : changes);
  }, openTimeoutMs);
  afterAll(() => shop.close());
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
