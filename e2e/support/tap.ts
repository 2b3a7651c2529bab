import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The middle of the target, and the element that covers it there, if any. */
type Aim = { readonly x: number; readonly y: number; readonly covering?: string };

/** Milliseconds and pixels within which browsers treat a second tap as a double tap. */
const doubleTap = { ms: 600, px: 120 };

const lastTaps = new WeakMap<Page, Aim & { readonly atMs: number }>();

/**
 * A person sees the next screen before the next tap. A test is faster: its tap at the same place would be the second
 * one of a double tap, which the shop ignores.
 */
async function waitAsAPersonWould(page: Page, aim: Aim): Promise<void> {
  const last = lastTaps.get(page);
  const isNear = last !== undefined && Math.hypot(last.x - aim.x, last.y - aim.y) < doubleTap.px;
  if (isNear) await delay(Math.max(0, last.atMs + doubleTap.ms - Date.now()));
}

/**
 * A tap, or a click of the mouse without touch, at the middle of the element's box.
 *
 * A tap uses coordinates, so it hits whatever is there: an element that covers the target fails the test as it would
 * fail the customer. Waits until the target is visible, enabled and stable, and scrolls it into view.
 */
export async function tap(target: Locator): Promise<void> {
  const page = target.page();
  let aim: Aim = { x: 0, y: 0 };
  await expect(async () => {
    await target.click({ trial: true, timeout: 5_000 });
    aim = await target.evaluate(aimAtMiddle);
    expect(aim.covering, `what lies at the middle of ${target}`).toBeUndefined();
  }).toPass({ timeout: 90_000 });
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await waitAsAPersonWould(page, aim);
  if (isTouch) await page.touchscreen.tap(aim.x, aim.y);
  else await page.mouse.click(aim.x, aim.y);
  // Not from before the tap: on a busy machine it comes late, and the pause after it would be too short.
  lastTaps.set(page, { ...aim, atMs: Date.now() });
}

/** Runs in the page. A label counts as its field, because a tap on it goes there. */
function aimAtMiddle(element: Element): Aim {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  const isIt = hit !== null && (element.contains(hit) || (hit.closest('label')?.control ?? null) === element);
  return isIt ? middle : { ...middle, covering: hit?.outerHTML.slice(0, 160) ?? 'nothing' };
}
