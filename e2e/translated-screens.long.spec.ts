import { test } from '@playwright/test';
import { translates } from './phones/translator.ts';
import { boardScreens } from './screens/boardScreens.ts';

/** Every state of the board under Chrome's translation. All other screens: `.storybook/windows`. */

test.describe.configure({ mode: 'parallel' });

for (const { name, open } of boardScreens) {
  test(`staff, ${name}: no crash and no stale text in a translated page`, async ({ page }) => {
    const expectFresh = await translates(page);
    await open(page);
    await expectFresh();
  });
}
