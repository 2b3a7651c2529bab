import type { Page } from '@playwright/test';

/** Phones whose network or files are not what they seem. */

/** A VPN, and some browsers of Android: `onLine` is false with a network that works. */
export const saysOffline = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    addEventListener('load', () => dispatchEvent(new Event('offline')));
  });

const scripts = /\/(admin-)?assets\/[^/]*\.js$/;

/** A slow phone on a slow network: every script comes late, and taps come before it. */
export const scriptsAreSlow = (page: Page, ms = 300) =>
  page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.fallback();
  });

/** A café's portal: the first answer for each script that a screen loads later is its page, with 200. */
export async function portalAnswersOnce(page: Page) {
  const answered = new Set<string>();
  await page.route(scripts, (route) => {
    const url = route.request().url();
    if (/\/(index|main)-/.test(url) || answered.has(url)) return route.fallback();
    answered.add(url);
    return route.fulfill({ contentType: 'text/html', body: '<html>Bienvenido a la red del café</html>' });
  });
}

/** A new release removed the file, for the document that is open now; the next one gets it. */
export async function removeUntilReload(page: Page, file: RegExp) {
  const release = { isGone: true, documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) release.documents += 1;
  });
  await page.route(file, (route) =>
    release.isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  );
  const remove = () => {
    release.isGone = true;
    release.documents = 0;
    page.once('domcontentloaded', () => {
      release.isGone = false;
    });
  };
  return { release, remove };
}

/** A release after the first page: the scripts of the order and of the sign-in are gone until the page is loaded again. */
export async function submitIsGoneUntilReload(page: Page) {
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await page.route(/\/(submitOrder|firebase)-[^/]*\.js$/, (route) =>
    documents < 2 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  );
}
