import { devices, expect, test } from '@playwright/test';
import { readAsOwner } from './support/api.ts';
import { pickUpAndDrop } from './support/drag.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** A tablet that is no Android: for it SortableJS takes the click after a drag, which a finger does not give. */
const { userAgent, viewport } = devices['iPad Mini'];
test.use({ userAgent, viewport, hasTouch: true });

test('after a row was picked up and dropped in its place, the next tap moves it', async ({ page }) => {
  const savedNames = async () =>
    (await readAsOwner<{ nombre: string }[]>(page.request, '/category-asc')).map(({ nombre }) => nombre);
  const before = await savedNames();
  await staff.opens(page, '/create-category');
  const row = page.getByRole('row').nth(1);
  const name = await row.getByRole('textbox').inputValue();
  await pickUpAndDrop(page, row);
  await tap(row.getByRole('button', { name: `Bajar ${name}` }));
  await expect(page.getByRole('row').nth(2).getByRole('textbox')).toHaveValue(name);
  await expect.poll(savedNames).not.toEqual(before);
  await expect(page.getByRole('status').filter({ hasText: `${name}: lugar 2 de ` })).toBeAttached();
  await tap(page.getByRole('button', { name: `Subir ${name}` }));
  await expect(page.getByRole('row').nth(1).getByRole('textbox')).toHaveValue(name);
  await expect.poll(savedNames).toEqual(before);
});
