import { test } from '@playwright/test';
import { boardScreens } from './screens/boardScreens.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectKeyboardReachesAll } from './support/keyboard.ts';
import { expectTapTargets, usual } from './support/tapTargets/tapTargets.ts';

/**
 * The board and past orders: the keyboard reaches every control, each can be tapped, and axe in light and dark, on a
 * phone and a desk. `admin-windows.long.spec.ts` visits every state and dialog, in every window and font.
 */

// The tests of a file share the workers, so that all are busy to the end.
test.describe.configure({ mode: 'parallel' });

for (const { name, open } of boardScreens.filter(({ isUsual }) => isUsual)) {
  test(`${name}: accessible and tappable`, async ({ page }) => {
    await open(page);
    await expectKeyboardReachesAll(page);
    await expectTapTargets(page, usual);
    await expectAccessible(page);
  });
}
