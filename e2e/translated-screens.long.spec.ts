import { test } from '@playwright/test';
import { translates } from './phones/translator.ts';
import { adminScreens } from './screens/adminScreens.ts';
import { storeScreens } from './screens/storeScreens.ts';
import { romaNorte } from './support/state.ts';

/** Every state of every screen of both apps under Chrome's translation. */

test.describe.configure({ mode: 'parallel' });

test.use({ geolocation: romaNorte });

for (const [app, screens] of [
  ['store', storeScreens],
  ['staff', adminScreens],
] as const) {
  for (const { name, open } of screens) {
    test(`${app}, ${name}: no crash and no stale text in a translated page`, async ({ page }) => {
      const expectFresh = await translates(page);
      await open(page);
      await expectFresh();
    });
  }
}
