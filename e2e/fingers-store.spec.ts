import { test } from '@playwright/test';
import { storeScreens } from './screens/storeScreens.ts';
import { expectFitForFingers } from './support/finger/fingers.ts';
import { romaNorte } from './support/state.ts';

/**
 * Every screen of the store in every state, in every window and with large text: each control can be tapped. Except
 * the splash, which covers the page for two seconds.
 */

test.describe.configure({ mode: 'parallel' });
test.use({ geolocation: romaNorte });

for (const { name, open } of storeScreens) {
  test(`${name} is tappable`, async ({ page }) => {
    await open(page);
    await expectFitForFingers(page);
  });
}
