import { test } from '@playwright/test';
import { storeScreens } from './screens/storeScreens.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { romaNorte } from './support/state.ts';
import { expectTapTargets } from './support/tapTargets/tapTargets.ts';

/** Every screen of the store in every state, in every window, with each font and with large text. */

test.describe.configure({ mode: 'parallel' });
test.use({ geolocation: romaNorte });

for (const { name, isUsual, open } of storeScreens) {
  test(`${name} fits every window`, async ({ page }) => {
    await open(page);
    if (!isUsual) await expectAccessible(page); // `store-screens.spec.ts` asks the usual ones
    await expectToFit(page);
    await expectTapTargets(page);
  });
}
