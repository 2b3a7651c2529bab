import type { Locator, Page } from '@playwright/test';
import { tap } from './tap.ts';

/** The links of the navigation, also those that a phone keeps behind «Más». */
export async function staffScreens(page: Page): Promise<Locator> {
  const bar = page.getByRole('navigation');
  await bar
    .getByRole('link', { name: /^(Extras|Agotar)$/ })
    .or(bar.getByRole('button', { name: 'Más' }))
    .first()
    .waitFor();
  const more = bar.getByRole('button', { name: 'Más', expanded: false });
  if (await more.isVisible()) await tap(more);
  return bar.getByRole('link');
}

export async function opensScreen(page: Page, name: string): Promise<void> {
  await tap((await staffScreens(page)).and(page.getByRole('link', { name, exact: true })));
}
