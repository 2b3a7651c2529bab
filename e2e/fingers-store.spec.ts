import { test } from '@playwright/test';
import { opensSplash } from './screens/store/elsewhere.ts';
import { storeScreens } from './screens/storeScreens.ts';
import { expectFitForFingers } from './support/finger/fingers.ts';
import { romaNorte } from './support/state.ts';

/** Every screen of the store in every state: in any window, with large letters, a finger meets what it aims at. */

test.describe.configure({ mode: 'parallel' });
test.use({ geolocation: romaNorte });

for (const { name, open } of storeScreens) {
  test(`${name} is fit for fingers`, async ({ page }) => {
    await open(page);
    await expectFitForFingers(page);
  });
}

test('the splash is fit for fingers', async ({ page }) => {
  await opensSplash(page);
  await expectFitForFingers(page);
});
