import { expect, type Page } from '@playwright/test';

/**
 * Marks the elements that Tab must reach, in an open dialog only those inside, and the reached ones. Returns their
 * number.
 */
function markStops(): number {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const stops = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter(
    (element) =>
      // One of the tabs is a tab stop, and the field of a list of suggestions; arrow keys reach the others.
      (element.tabIndex >= 0 ||
        element.matches('a, button:not([role=tab], [role=option]), input, select, textarea')) &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const element of stops) element.dataset.stop = '';
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement || target instanceof SVGElement) target.dataset.reached = '';
  });
  return stops.length;
}

/** Every tab stop that was not reached. Of the radio buttons of one name one is a tab stop; arrow keys reach the others. */
const missedStops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-stop]:not([data-reached])')]
    .filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      return (
        document.querySelector(`[type=radio][name="${CSS.escape(element.name)}"][data-reached]`) === null
      );
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const count = await page.evaluate(markStops);
  let missed = await page.evaluate(missedStops);
  // One press per stop and more: a date input has one per part.
  for (let round = 0; missed.length > 0 && round < 3; round += 1) {
    for (let press = 0; press < count + 5; press += 1) await page.keyboard.press('Tab');
    missed = await page.evaluate(missedStops);
  }
  expect(missed).toEqual([]);
}
