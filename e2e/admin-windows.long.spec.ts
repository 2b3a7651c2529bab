import { test } from '@playwright/test';
import { showOriginal, translates } from './phones/translator.ts';
import { boardScreens } from './screens/boardScreens.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expectKeyboardReachesAll } from './support/keyboard.ts';
import { expectTapTargets } from './support/tapTargets/tapTargets.ts';

/**
 * The states of the staff tool that no story has. Each is opened once, in a page that Chrome translates. Then it is read in its own
 * language: the keyboard reaches every control, axe looks at it, in every window, with each font and with large text.
 */

test.describe.configure({ mode: 'parallel' });

for (const { name, open } of boardScreens) {
  test(`${name} has no stale text when it is translated, and fits every window`, async ({ page }) => {
    const expectFresh = await translates(page);
    await open(page);
    await expectFresh();
    await showOriginal(page);
    await expectKeyboardReachesAll(page);
    await expectAccessible(page);
    await expectToFit(page);
    await expectTapTargets(page);
  });
}
