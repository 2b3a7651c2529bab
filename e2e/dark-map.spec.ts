import { expect, type Page, test } from '@playwright/test';
import { knownCustomer, remember } from './support/state.ts';

/** Maps have the colours of the theme. */

const known = knownCustomer('5559140001');

/** The mean brightness of the painted map, from 0 (black) to 255. */
const brightness = (page: Page) =>
  page.locator('[data-gmaps-sim] canvas').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let sum = 0;
    for (let index = 0; index < data.length; index += 4) sum += data[index] ?? 0;
    return sum / (data.length / 4);
  });

test('the map follows the theme', async ({ page }) => {
  await remember(page, known);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/address');
  await expect(page.locator('[data-gmaps-marker]')).toBeVisible();
  await expect.poll(() => brightness(page)).toBeLessThan(100);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => brightness(page)).toBeGreaterThan(180);
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
