import { expect, type Page, test } from '@playwright/test';
import type { ProductWire } from './support/api.ts';
import { intercept } from './support/intercept.ts';
import {
  isAlive,
  runUntilShown,
  settles,
  stopsClock,
  withoutRendering,
  withoutStreams,
} from './support/ownPage.ts';
import { cartLine, knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** Home (spec §2 and §4; decisions S1, S8, S9). */

const known = knownCustomer('5557300001');
const panel = (page: Page) => page.getByRole('tabpanel');
const cards = (page: Page) => panel(page).getByRole('listitem');

test('the splash fades after 1.8 s and ends after 2 s, once per session', { tag: '@long' }, async ({
  page,
}) => {
  // The clock is paused: only the test advances it.
  await page.clock.install();
  await stopsClock(page);
  await page.goto('/');
  /** The splash after that many milliseconds: a style sheet animates it, and a paused clock does not affect that. */
  const after = (ms: number) =>
    page.evaluate((ms) => {
      for (const fade of document.getAnimations()) {
        const { effect } = fade;
        const splash = effect instanceof KeyframeEffect ? effect.target : null;
        if (!splash || splash.clientHeight < innerHeight) continue;
        fade.pause();
        fade.currentTime = ms;
        const { opacity, visibility } = getComputedStyle(splash);
        const isFading = effect?.getComputedTiming().progress !== null;
        return { isFading, isSeen: visibility === 'visible' && Number(opacity) > 0 };
      }
      return null;
    }, ms);
  expect(await after(1799)).toEqual({ isFading: false, isSeen: true });
  expect(await after(1800)).toEqual({ isFading: true, isSeen: true });
  expect(await after(1999)).toEqual({ isFading: true, isSeen: true });
  expect(await after(2000)).toEqual({ isFading: true, isSeen: false });

  // The app starts when the splash was visible for half a second.
  expect(await after(500)).toEqual({ isFading: false, isSeen: true });
  await page.clock.runFor(3000);
  const isStarting = async () => {
    await page.clock.runFor(0);
    return page.evaluate(() => 'takeEarlyTap' in window);
  };
  await expect.poll(isStarting).toBe(false);
  await settles(page);
  await page.clock.runFor(1499);
  await settles(page);
  expect(await page.evaluate(() => sessionStorage.getItem('session') ?? '')).not.toContain(
    '"splashSeen":true',
  );
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/home');

  // The clock is paused: a second splash would stay.
  await page.goto('/');
  await page.clock.runFor(3000);
  await expect.poll(isStarting).toBe(false);
  await expect(page).toHaveURL('/home');
});

test('home shows name, tagline, the strip, the promoted products and the first category', async ({
  page,
  request,
}) => {
  await remember(page, known);
  await page.goto('/home');
  await expect(page.getByText('Crepatlán', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('La tierra de las crepas').first()).toBeVisible();
  for (const text of ['45 minutos', 'Entrega mas rapida', 'Envio gratis']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const promo = (await (await request.get('/api/promo')).json()) as ProductWire[];
  const promoted = page.getByRole('region', { name: 'Mejores Selecciones' });
  await expect(promoted.getByText(promo[0]?.nombre ?? '', { exact: true }).first()).toBeVisible();
  await expect(promoted.getByText(`$${promo[0]?.precio.toFixed(2)}`).first()).toBeVisible();

  const categories = (await (await request.get('/api/category-asc')).json()) as {
    id: number;
    nombre: string;
  }[];
  await expect(page.getByRole('tab', { selected: true })).toHaveText(categories[0]?.nombre ?? '');
  const first = await request.get(`/api/category?categoria=${categories[0]?.id}`);
  const [product] = (await first.json()) as ProductWire[];
  const card = cards(page).first();
  await expect(card).toContainText(product?.nombre ?? '');
  for (const link of await card.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', `/add/${product?.id_producto}`);
  }
});

test('another category is prerendered, and shown without a new request', async ({ page }) => {
  await remember(page, known);
  await page.goto('/home');
  // Every category: none is requested any more.
  const all = await page.getByRole('tab').count();
  await expect(page.getByRole('tabpanel').locator('ul')).toHaveCount(all);
  const hidden = await page
    .getByRole('tabpanel')
    .locator('ul')
    .nth(1)
    .getByRole('link', { includeHidden: true })
    .count();
  expect(hidden).toBeGreaterThan(0);
  await expect(page.getByRole('tabpanel').getByRole('list')).toHaveCount(1);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await tap(page.getByRole('tab').nth(1));
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(hidden);
  expect(asked.filter((url) => url.includes('/api/category'))).toEqual([]);
});

test('active orders are requested only for a verified phone', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/orders/user/*', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: [{ id_pedido: 7, total: 89.5, estado: 0, productos: [] }] });
  });
  await withoutStreams(page);
  await remember(page, known);
  await page.clock.install();
  await page.goto('/home');
  await isAlive(page);
  // By now the code is loaded: it would request them at once, and then every ten seconds.
  await page.waitForLoadState('networkidle');
  for (const ms of [12_000, 12_000]) {
    await page.clock.runFor(ms);
    await settles(page);
  }
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    const details = JSON.parse(localStorage.getItem('addressDetails') ?? '{}');
    localStorage.setItem('addressDetails', JSON.stringify({ ...details, phoneVerification: true }));
  });
  await page.reload();
  const order = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
  await expect(order).toHaveAttribute('href', '/order-details/7');
  expect(asked[0]).toMatch(/5557300001$/);
});

test('the banners show their pictures, and the logo', { tag: '@long' }, async ({ page }) => {
  await remember(page, known);
  await page.goto('/home');
  const banners = page.getByRole('region', { name: 'Novedades' });
  const slides = banners.getByRole('listitem');
  await expect(slides).toHaveText([/^Crepas dulces/, /^Crepas saladas/, /^Arma tu combo/]);
  for (const [index, name] of ['dulces', 'saladas', 'combo'].entries()) {
    const picture = slides.nth(index).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(300);
    await expect(picture).toHaveAttribute('src', new RegExp(`^/banners/${name}-`));
  }
  const logo = slides.first().locator('svg');
  await expect(logo).toBeVisible();
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toBeInViewport({ ratio: 1 });
});

test('an empty category is requested once a second, and reported after ten responses', {
  tag: '@long',
}, async ({ page, request }) => {
  const categories = (await (await request.get('/api/category-asc')).json()) as { id: number }[];
  let asked = 0;
  await page.route(`**/api/category?categoria=${categories.at(-1)?.id}`, (route) => {
    asked += 1;
    return route.fulfill({ json: [] });
  });
  /** The number of requests after that much time. */
  const askedAfter = async (ms: number) => {
    await page.clock.runFor(ms);
    await settles(page);
    return asked;
  };
  await remember(page, known);
  await page.clock.install();
  await page.goto('/home');
  await isAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  // Every category is prefetched.
  await expect.poll(() => askedAfter(2000)).toBe(1);
  const emptyMessage = page.getByText('Aún no hay productos en esta categoría');
  await tap(page.getByRole('tab').last());
  await runUntilShown(page, page.getByRole('tab', { selected: true }).and(page.getByRole('tab').last()));
  const before = await askedAfter(0);
  for (let more = 1; before + more <= 10; more++) {
    expect(await askedAfter(999)).toBe(before + more - 1);
    await expect(emptyMessage).toBeHidden();
    // A request starts one task after its timer.
    await page.clock.runFor(1);
    expect(await askedAfter(1)).toBe(before + more);
  }
  await page.clock.runFor(1);
  await expect(emptyMessage).toBeVisible();

  // Another category: this one is no longer requested.
  await tap(page.getByRole('tab').first());
  await runUntilShown(page, page.getByRole('tab', { selected: true }).and(page.getByRole('tab').first()));
  await expect(emptyMessage).toBeHidden();
  expect(await askedAfter(60_000)).toBe(10);
  await tap(page.getByRole('tab').last());
  await expect.poll(() => askedAfter(1000)).toBeGreaterThan(10);
});

test('a failed read of categories shows an error and a retry', { tag: '@long' }, async ({ page }) => {
  await withoutRendering(page);
  await remember(page, known);
  const recover = await intercept(page, '**/api/category-asc', (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  await page.goto('/home');
  await expect(page.getByText('Error al obtener categorías')).toBeVisible();
  recover();
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(cards(page).first()).toBeVisible();
});

test('another category begins at its first product, and the bar stays under the finger', {
  tag: '@long',
}, async ({ page }) => {
  await remember(page, known);
  await page.goto('/home');
  await isAlive(page);
  const tabs = page.getByRole('tab');
  await expect(cards(page).last()).toBeVisible();
  await cards(page).last().scrollIntoViewIfNeeded();
  const bar = page.getByRole('tablist', { name: 'Categorías' });
  const top = async () => (await bar.boundingBox())?.y;
  await expect.poll(top).toBeCloseTo(0, 0);
  // The bar brings the chosen tab to its middle. While it moves, Playwright would scroll the page to reach another tab.
  const moved = () =>
    bar.evaluate(async (element) => {
      const before = element.scrollLeft;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return element.scrollLeft - before;
    });
  for (const index of [1, 2]) {
    await expect.poll(moved).toBe(0);
    await tap(tabs.nth(index));
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page).first()).toBeInViewport({ ratio: 0.9 });
    expect(await top()).toBeCloseTo(0, 0);
    const first = await cards(page).first().boundingBox();
    expect(first?.y).toBeGreaterThan(40);
    expect(first?.y).toBeLessThan(160);
  }
});

test('a short category does not move the bar below other content of home', { tag: '@long' }, async ({
  page,
}) => {
  await remember(page, known);
  await page.goto('/home');
  await isAlive(page);
  const bar = page.getByRole('tablist', { name: 'Categorías' });
  await expect(cards(page).last()).toBeVisible();
  await bar.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 60));
  const top = async () => (await bar.boundingBox())?.y;
  await expect.poll(top).toBeCloseTo(60, 0);
  await tap(page.getByRole('tab', { name: 'Combos' }));
  await expect(page.getByRole('tab', { name: 'Combos' })).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page).first()).toBeVisible();
  expect(await top()).toBeCloseTo(60, 0);
});

test('what gets the focus by keyboard is not behind the bar at the bottom', { tag: '@long' }, async ({
  page,
}) => {
  await remember(page, { ...known, local: { ...known.local, cart: [cartLine] } });
  await page.goto('/home');
  await isAlive(page);
  const bar = page.getByRole('link', { name: /Ver carrito/ });
  await expect(bar).toBeVisible();
  await expect(cards(page).last()).toBeVisible();
  await page.getByRole('tab', { selected: true }).focus();
  const focused = panel(page).locator(':focus');
  const count = await cards(page).count();
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('Tab');
    const [card, bottom] = [await focused.boundingBox(), await bar.boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0);
  }
});
