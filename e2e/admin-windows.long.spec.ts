import { test } from '@playwright/test';
import { adminScreens } from './screens/adminScreens.ts';
import { expectToFit } from './support/accessible.ts';
import { expectTapTargets } from './support/tapTargets/tapTargets.ts';

/** Every screen and dialog of the staff, in every window, with each font and with large text. */

test.describe.configure({ mode: 'parallel' });

for (const { name, open } of adminScreens) {
  test(`${name} fits every window`, async ({ page }) => {
    await open(page);
    await expectToFit(page);
    await expectTapTargets(page);
  });
}
