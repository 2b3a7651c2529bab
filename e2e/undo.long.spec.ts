import { expect, type Page, test } from '@playwright/test';
import { lineOf, opensCartLeftBehind, storedCart } from './support/cart.ts';
import { tap } from './support/tap.ts';

/** A removed line of the cart returns to its position, on a phone and in the drawer of a wide screen. */

const undo = (page: Page) => page.getByRole('button', { name: 'Deshacer' });
const names = async (page: Page) => (await storedCart(page)).map(({ nombre }) => nombre);

async function twoLines(page: Page) {
  await page.goto('/home');
  const line = await lineOf(page, '/category?categoria=1');
  return [line, { ...line, ...(await lineOf(page, '/category?categoria=2')), quantity: 2 }];
}

test('on a phone', async ({ page }) => {
  await opensCartLeftBehind(page, await twoLines(page));
  const before = await names(page);
  await tap(page.getByRole('button', { name: /^Eliminar/ }).first());
  // The focus holds the notice, which otherwise ends after six seconds.
  await undo(page).focus();
  await expect(page.getByText(`Quitaste ${before[0]}.`)).toBeVisible();
  await tap(undo(page));
  await expect(undo(page)).toHaveCount(0);
  await expect.poll(() => names(page)).toEqual(before);
});

test.describe('in the drawer', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('by mouse, inside the drawer, and by keyboard without a timeout', async ({ page }) => {
    await opensCartLeftBehind(page, await twoLines(page));
    await page.goto('/home');
    const before = await names(page);
    const question = page.getByRole('dialog').getByRole('button', { name: 'Permitir ubicación' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await tap(page.getByRole('button', { name: /^Carrito/ }));
    const drawer = page.getByRole('dialog', { name: 'Tu carrito' });

    await tap(drawer.getByRole('button', { name: /^Eliminar/ }).first());
    await undo(page).focus();
    await tap(undo(page));
    await expect.poll(() => names(page)).toEqual(before);

    const remove = drawer.getByRole('button', { name: /^Eliminar/ }).last();
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(undo(page)).toBeFocused();
    const [inner, outer] = await Promise.all([undo(page).boundingBox(), drawer.boundingBox()]);
    expect(inner?.x).toBeGreaterThan(outer?.x ?? Number.POSITIVE_INFINITY);
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(before);
    await expect(drawer.getByRole('link', { name: /^Editar/ }).last()).toBeFocused();
  });
});
