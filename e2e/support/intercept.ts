import type { Page, Route } from '@playwright/test';

type Pattern = Parameters<Page['route']>[0];
type Answer = (route: Route) => unknown;

/**
 * Answers the matching requests of a page until the returned function is called. Later ones reach the server.
 *
 * The route stays. Without any route (`unroute`, the option `times`) Playwright ends the interception, and Chromium then
 * loses requests that have just begun: they never reach the server, and the page waits for them without a limit
 * (microsoft/playwright#41802).
 */
export async function intercept(page: Page, pattern: Pattern, answer: Answer): Promise<() => void> {
  let isOn = true;
  await page.route(pattern, (route) => (isOn ? answer(route) : route.fallback()));
  return () => {
    isOn = false;
  };
}

/** Answers the next `count` matching requests of a page. Later ones reach the server; the route stays here too. */
export async function interceptNext(page: Page, pattern: Pattern, answer: Answer, count = 1): Promise<void> {
  let left = count;
  await page.route(pattern, (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    return answer(route);
  });
}
