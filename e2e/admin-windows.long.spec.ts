import { test } from '@playwright/test';
import { boardScreens } from './screens/boardScreens.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expectKeyboardReachesAll } from './support/keyboard.ts';
import { expectTapTargets } from './support/tapTargets/tapTargets.ts';

/** The board and past orders in every state, in every window, with each font and with large text. */

test.describe.configure({ mode: 'parallel' });

for (const { name, isUsual, open } of boardScreens) {
  test(`${name} fits every window`, async ({ page }) => {
    await open(page);
    // `admin-screens.long.spec.ts` asks the usual ones.
    if (!isUsual) {
      await expectKeyboardReachesAll(page);
      await expectAccessible(page);
    }
    await expectToFit(page);
    await expectTapTargets(page);
  });
}
