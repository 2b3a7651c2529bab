import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

/** What a browser keeps of the shop: local storage, and that of the session. */
export type Remembered = {
  readonly local?: Readonly<Record<string, unknown>>;
  readonly session?: Readonly<Record<string, unknown>>;
};

/** A page of a browser that was here before. Answers what the page complains of. */
export async function remembering(page: Page, { local = {}, session = {} }: Remembered) {
  await page.addInitScript(
    ([kept, keptForSession]) => {
      // Only on the first page: what the app writes afterwards stays.
      if (sessionStorage.getItem('isPrepared')) return;
      sessionStorage.setItem('isPrepared', 'true');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
      for (const [key, value] of Object.entries(keptForSession))
        sessionStorage.setItem(key, JSON.stringify(value));
    },
    [local, session] as const,
  );
}

/** Everything that a page complains of from now on: a hydration that did not fit is among it. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** The app has taken over the page that the server rendered. */
export const isAlive = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'takeEarlyTaps' in window)).toBe(false);

/** How far things moved that nobody touched; the browser's own measure. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(moved))));
      }),
  );
}

/** A page of another browser, closed when `visit` is through. */
export async function inOtherBrowser(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
