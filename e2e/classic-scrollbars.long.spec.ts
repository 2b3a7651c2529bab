import { expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';
import { settles, stopsClock } from './support/ownPage.ts';
import { cartLine, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** A mouse, and scrollbars beside the page: they must not show as a strip of another colour. */

const executablePath = findBrowser();

test.use({
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  viewport: { width: 1280, height: 844 },
  launchOptions: { executablePath, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

type Colour = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

/** The colours at some points of a screenshot. It is decoded in a blank page, because the shop's CSP forbids data URLs. */
async function coloursAt(page: Page, points: readonly Point[]): Promise<readonly Colour[]> {
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ([png, points]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: image.width,
          height: image.height,
        });
        const pen = canvas.getContext('2d');
        pen?.drawImage(image, 0, 0);
        return points.map(([x, y]) => {
          const [red = 0, green = 0, blue = 0] = pen?.getImageData(x, y, 1, 1).data ?? [];
          return [red, green, blue] as const;
        });
      },
      [png, points] as const,
    );
  } finally {
    await blank.close();
  }
}

/** The largest difference of a channel between the scrollbar and a point of the page. */
async function contrastOfScrollbar(page: Page, beside: Point): Promise<number> {
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(room, 'a scrollbar beside the page').toBeGreaterThan(0);
  const middle = 1280 - Math.ceil(room / 2);
  const [plain, ...bar] = await coloursAt(page, [
    beside,
    ...[40, 200, 420, 640, 800].map((y) => [middle, y] as const),
  ]);
  return Math.max(
    ...bar.flatMap((colour) => colour.map((part, index) => Math.abs(part - (plain?.[index] ?? 0)))),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the scrollbar has the colour of the splash', async ({ page }) => {
      await page.clock.install();
      await stopsClock(page);
      await page.goto('/');
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          // The paused clock does not stop what a style sheet animates: the splash may have begun to fade.
          animation.currentTime = 0;
        }
      });
      expect(await contrastOfScrollbar(page, [1200, 40])).toBeLessThan(4);
    });

    test('the scrollbar has the colour of the page below a dialog', async ({ page }) => {
      await page.goto('/home');
      await expect(page.getByRole('dialog')).toBeVisible();
      await settles(page);
      expect(await contrastOfScrollbar(page, [1255, 500])).toBeLessThan(12);
    });

    test('the scrollbar beside the cart has the colour of the cart', async ({ page }) => {
      const known = knownCustomer('5557300009');
      await remember(page, { ...known, local: { ...known.local, cart: [cartLine] } });
      await page.goto('/home');
      await tap(page.getByRole('button', { name: /^Carrito/ }));
      const drawer = page.getByRole('dialog', { name: 'Tu carrito' });
      await expect(drawer).toBeVisible();
      await drawer.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
      expect(await contrastOfScrollbar(page, [1255, 760])).toBeLessThan(4);
    });
  });
}
