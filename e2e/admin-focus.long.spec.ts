import { expect, type Page } from '@playwright/test';
import { test } from './support/customer.ts';
import { staff } from './support/staff.ts';

/** Tab never leaves the focus on something that lies below the bar at the bottom. */

const screens = [
  '/shop',
  '/update/1',
  '/create',
  '/extras?categoria=1&producto=1',
  '/create-extras',
  '/orders/nuevo',
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Marks the bar of the screen; runs in the page. @returns whether there is one by now */
function markBar(): boolean {
  const bar = [...document.querySelectorAll<HTMLElement>('main *')].find(
    (element) => getComputedStyle(element).getPropertyValue('anchor-name') === '--bottom-bar',
  );
  if (bar) bar.dataset.bottomBar = '';
  return bar !== undefined;
}

/** The name of the focused element, if the bar covers its first line; runs in the page. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const bar = document.querySelector('[data-bottom-bar]');
  if (!bar) throw new Error('The screen has no bar.');
  if (bar.contains(focused)) return null;
  const [{ top, bottom, left, right }, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  // A field of several lines shows the line with the cursor: the first one here.
  const firstLine = top + Math.min(bottom - top, 48) / 2;
  const isCovered = firstLine > over.top && left < over.right && right > over.left;
  return isCovered ? focused.outerHTML.slice(0, 120) : null;
}

async function tabThrough(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(hiddenFocus);
    if (name !== null) hidden.push(name);
  }
  return hidden;
}

test('the focus is never behind the bar of a form', async ({ page }) => {
  test.slow();
  await staff.opens(page, '/orders');
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const screen of screens) {
      await page.goto(screen);
      await expect.poll(() => page.evaluate(markBar), screen).toBe(true);
      expect(await tabThrough(page), `${screen} at ${size.width} px`).toEqual([]);
    }
  }
});
