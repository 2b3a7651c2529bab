import { test } from '@playwright/test';
import { adminScreens } from './screens/adminScreens.ts';
import { expectFitForFingers } from './support/finger/fingers.ts';

/** Every staff screen and dialog, in every window and with large text: each control can be tapped. */

test.describe.configure({ mode: 'parallel' });

for (const { name, open } of adminScreens) {
  test(`${name}: tappable`, async ({ page }) => {
    await open(page);
    await expectFitForFingers(page);
  });
}
