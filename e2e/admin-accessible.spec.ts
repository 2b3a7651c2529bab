import { test } from '@playwright/test';
import { adminScreens } from './screens/adminScreens.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expectKeyboardReachesAll } from './support/keyboard.ts';

/** Every screen and dialog of the staff: axe, keyboard, light and dark, phone and desktop. */

// Several tests share the screens, so that both workers are busy to the end.
test.describe.configure({ mode: 'parallel' });

for (const { name, open } of adminScreens) {
  test(`${name}: accessible`, async ({ page }) => {
    await open(page);
    await expectKeyboardReachesAll(page);
    await expectAccessible(page);
    await expectToFit(page);
  });
}
