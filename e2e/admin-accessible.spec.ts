import { test } from '@playwright/test';
import { adminScreens } from './screens/adminScreens.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expectKeyboardReachesAll } from './support/keyboard.ts';

/** Every screen and dialog of the staff: axe, keyboard, light and dark, phone and desktop. */

// Two workers share them: one alone would still be at them when the other has nothing left to do.
test.describe.configure({ mode: 'parallel' });

for (const { name, open } of adminScreens) {
  test(`${name}: open to everyone`, async ({ page }) => {
    await open(page);
    await expectKeyboardReachesAll(page);
    await expectAccessible(page);
    await expectToFit(page);
  });
}
