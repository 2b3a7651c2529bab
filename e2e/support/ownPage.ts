import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';

/** Collects the page's console errors from now on, hydration errors included. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

export const isAlive = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'takeEarlyTap' in window)).toBe(false);

/**
 * Waits until running work of the page is done, including responses. With a paused clock, the page does not change
 * afterwards.
 */
export const settles = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/favicon.svg', { cache: 'no-store' })).text();
  });

/**
 * Stops the installed clock, three seconds ahead. On a busy machine that moment may be over before the page gets it: then the clock stops,
 * refuses the moment, and takes the next one. A jump of more than 20 s would be a silent stream, which the page opens again.
 */
export const stopsClock = (page: Page) =>
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 3_000);
  }).toPass();

/** With a paused clock: runs it until the element is shown. The work of a tap starts in the task after the next frame. */
export async function runUntilShown(page: Page, element: Locator): Promise<void> {
  while (!(await element.isVisible())) {
    await page.clock.runFor(1);
    await settles(page);
  }
}

/** Like a server without event streams: an open stream would never let the network be idle. */
export const withoutStreams = (page: Page) =>
  page.route('**/api/**/events', (route) => route.fulfill({ status: 404, json: {} }));

/** Holds the app, or a part of it, until it is released: taps before that are early taps. */
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

/** Like a static host: pages come without content, and the app requests everything itself. */
export const withoutRendering = (page: Page) =>
  page.route(/\/(home|add\/\d+)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const plain = await route.fetch({ url: new URL('/sms', route.request().url()).href });
    return route.fulfill({ response: plain });
  });

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

/** A page of another browser, closed when `visit` returns. */
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
