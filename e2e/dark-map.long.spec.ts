import { expect, test } from '@playwright/test';
import { knownCustomer, remember } from './support/state.ts';

/** Maps have the colours of the theme. */

const known = knownCustomer('5559140001');

test('the map follows the theme', async ({ page }) => {
  await remember(page, known);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/address');
  await expect(page.locator('[data-gmaps-marker]')).toBeVisible();
  const map = page.locator('[data-gmaps-sim]');
  await expect(map).toHaveAttribute('data-gmaps-sim', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(map).toHaveAttribute('data-gmaps-sim', 'light');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the small map beside the details is ${colorScheme}`, async ({ page }) => {
    await remember(page, known);
    await page.emulateMedia({ colorScheme });
    const asked = page.waitForRequest('**/maps/api/staticmap*');
    await page.goto('/userdata');
    const styles = new URL((await asked).url()).searchParams.getAll('style');
    expect(styles.some((style) => /^element:geometry\|color:0x[\da-f]{6}$/.test(style))).toBe(
      colorScheme === 'dark',
    );
  });
}
