import { expect, type Page } from '@playwright/test';

/** What the keyboard should come to: of an open dialog, what is in it. Answers how many there are. */
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
  for (const [index, element] of stops.entries()) element.dataset.stop = String(index);
  return stops.length;
}

/** The text or name of every stop that the focus never came to. */
const missedStops = (reached: readonly string[]) =>
  [...document.querySelectorAll<HTMLElement>('[data-stop]')]
    .filter(({ dataset }) => !reached.includes(dataset.stop ?? ''))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

const focusedStop = () => (document.activeElement as HTMLElement | null)?.dataset.stop;

/** Everything that can be pressed or filled in is come to with the Tab key alone. */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const count = await page.evaluate(markStops);
  const reached = new Set<string>();
  // A date has a stop for each of its parts.
  for (let presses = 0; reached.size < count && presses < 2 * count + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (stop !== undefined) reached.add(stop);
  }
  expect(await page.evaluate(missedStops, [...reached])).toEqual([]);
}
