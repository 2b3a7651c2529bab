import { expect, type Locator, type Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** The row in hand, without its copy that follows the pointer. */
const rowInHand = (page: Page): Locator => page.locator('tr.sortable-chosen').first();

const placeOf = (row: Locator): Promise<number> =>
  row.evaluate((element) => [...(element.parentElement?.children ?? [])].indexOf(element));

/** Moves to `to` in small steps, and on until the row in hand has its new place: the table follows the pointer with a delay. */
async function moveUntilPlaced(page: Page, from: Point, to: Point, move: (at: Point) => Promise<unknown>) {
  const row = rowInHand(page);
  await expect(row).toBeVisible();
  const before = await placeOf(row);
  const at = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  for (let step = 1; step <= 10; step += 1) await move(at(step / 10));
  // A pointer that rests is asked again only when it moves.
  await expect(async () => {
    await move(at(0.98));
    await move(to);
    expect(await placeOf(row)).not.toBe(before);
  }).toPass();
}

/** `page.touchscreen` knows taps alone. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** A finger rests until the row is in hand, moves it to its new place, and lets go. */
export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const touch = await fingerOn(page);
  await touch('touchStart', from);
  await moveUntilPlaced(page, from, to, (at) => touch('touchMove', at));
  await touch('touchEnd');
}

/** A finger picks the row up at its edge, and drops it where it was. */
export async function pickUpAndDrop(page: Page, row: Locator): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not shown');
  const [x, y] = [box.x + 10, box.y + box.height / 2];
  const touch = await fingerOn(page);
  await touch('touchStart', { x, y });
  await expect(rowInHand(page)).toBeVisible();
  // So far that its end is no tap.
  await touch('touchMove', { x, y: y + 25 });
  await touch('touchMove', { x, y });
  await touch('touchEnd');
  await expect(rowInHand(page)).toBeHidden();
}

/** {@link dragByFinger} with a mouse. */
export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await moveUntilPlaced(page, from, to, ({ x, y }) => page.mouse.move(x, y));
  await page.mouse.up();
}
