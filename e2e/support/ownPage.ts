import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

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

/**
 * What the page has begun is through, the answer to a request included. Under a clock that stands, what is seen
 * afterwards stays.
 */
export const settles = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/favicon.svg', { cache: 'no-store' })).text();
  });

/** Holds the app back until it is let go, or a part of it: what is tapped meanwhile is tapped early. */
export async function holdTheApp(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** As on a host of mere files: pages come without content, and the app asks for everything itself. */
export const withoutRendering = (page: Page) =>
  page.route(/\/(home|add\/\d+)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const plain = await route.fetch({ url: new URL('/sms', route.request().url()).href });
    return route.fulfill({ response: plain });
  });

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
