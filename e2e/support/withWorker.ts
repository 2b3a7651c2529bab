import type { Browser, Page } from '@playwright/test';
import { type LossyProxy, openLossyProxy } from './lossyProxy.ts';
import { inOtherBrowser } from './ownPage.ts';

/** A visit with the service worker, over a network that can be cut. */
export async function visitOverProxy(
  browser: Browser,
  shop: string | undefined,
  go: (page: Page, proxy: LossyProxy) => Promise<void>,
): Promise<void> {
  const proxy = await openLossyProxy(shop ?? '');
  try {
    const options = { baseURL: proxy.url, serviceWorkers: 'allow' } as const;
    await inOtherBrowser(browser, options, (page) => go(page, proxy));
  } finally {
    await proxy.close();
  }
}

/** Waits for the worker that the open page has registered. */
export const workerIsActive = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    );
  });
