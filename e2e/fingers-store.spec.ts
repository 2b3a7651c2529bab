import { test } from '@playwright/test';
import { storeScreens } from './screens/storeScreens.ts';
import { expectFitForFingers } from './support/finger/fingers.ts';
import { romaNorte } from './support/state.ts';

/**
 * Every screen of the store in every state: in any window, with large letters, a finger meets what it aims at.
 * Not the splash: it covers everything on purpose, and goes by itself.
 */

test.describe.configure({ mode: 'parallel' });
test.use({ geolocation: romaNorte });

for (const { name, open } of storeScreens) {
  test(`${name} is fit for fingers`, async ({ page }) => {
    await open(page);
    await expectFitForFingers(page);
  });
}
