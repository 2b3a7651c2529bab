import { expect, type Page } from '@playwright/test';

/** Marks what the keyboard should come to, of an open dialog what is in it, and what it comes to. Answers how many. */
function markStops(): number {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const stops = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter(
    (element) =>
      // Of tabs one is a stop; the arrows lead to the others.
      (element.tabIndex >= 0 || element.matches('a, button:not([role=tab]), input, select, textarea')) &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const element of stops) element.dataset.stop = '';
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) target.dataset.reached = '';
  });
  return stops.length;
}

/** Every stop that the focus has not come to. */
const missedStops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-stop]:not([data-reached])')].map(({ outerHTML }) =>
    outerHTML.slice(0, 120),
  );

/** Everything that can be pressed or filled in is come to with the Tab key alone. */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const count = await page.evaluate(markStops);
  let missed = await page.evaluate(missedStops);
  // A round for each stop, and more: a date has a stop for each of its parts.
  for (let round = 0; missed.length > 0 && round < 3; round += 1) {
    for (let press = 0; press < count + 5; press += 1) await page.keyboard.press('Tab');
    missed = await page.evaluate(missedStops);
  }
  expect(missed).toEqual([]);
}
