import { expect, test } from '@playwright/test';
import { opensSplash } from './screens/store/elsewhere.ts';
import { storeScreens } from './screens/storeScreens.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { romaNorte } from './support/state.ts';

/**
 * Every screen of the store in every state: axe, light and dark, phone and desktop; nothing is cut off from 320 px
 * on.
 */

// Several tests share the screens, so that both workers are busy to the end.
test.describe.configure({ mode: 'parallel' });

test.use({ geolocation: romaNorte });

for (const { name, open } of storeScreens) {
  test(`${name} is accessible`, async ({ page }) => {
    await open(page);
    await expectAccessible(page);
    await expectToFit(page);
  });
}

test('the splash is accessible', async ({ page }) => {
  await opensSplash(page);
  await expectAccessible(page);
  await expectToFit(page);
  await expect(page).toHaveURL('/');
});
