import { test } from '@playwright/test';
import { adminScreens } from './screens/adminScreens.ts';
import { expectFitForFingers } from './support/finger/fingers.ts';

/** Every screen and dialog of the staff: in any window, with large letters, a finger meets what it aims at. */

test.describe.configure({ mode: 'parallel' });

for (const { name, open } of adminScreens) {
  test(`${name}: fit for fingers`, async ({ page }) => {
    await open(page);
    await expectFitForFingers(page);
  });
}
