import { expect, test } from '@playwright/test';
import { opensSplash } from './screens/store/elsewhere.ts';
import { storeScreens } from './screens/storeScreens.ts';
import { expectAccessible } from './support/accessible.ts';
import { romaNorte } from './support/state.ts';
import { expectTapTargets, usual } from './support/tapTargets/tapTargets.ts';

/**
 * Every screen of the store, visited once: axe in light and dark, and each control can be tapped, on a phone and a desk.
 * `store-windows.long.spec.ts` visits every state, in every window and font.
 */

// The tests of a file share the workers, so that all are busy to the end.
test.describe.configure({ mode: 'parallel' });

test.use({ geolocation: romaNorte });

for (const { name, open } of storeScreens.filter(({ isUsual }) => isUsual)) {
  test(`${name} is accessible and tappable`, async ({ page }) => {
    await open(page);
    await expectTapTargets(page, usual);
    await expectAccessible(page);
  });
}

// The splash covers the page for two seconds, and takes a tap anywhere.
test('the splash is accessible', async ({ page }) => {
  await opensSplash(page);
  await expectAccessible(page);
  await expect(page).toHaveURL('/');
});
