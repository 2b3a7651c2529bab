import { readFileSync } from 'node:fs';
import { test as base, devices, expect, type Page } from '@playwright/test';
import { showOriginal, translateAgain, translates } from '../../e2e/phones/translator.ts';
import { expectAccessible, expectToFit } from '../../e2e/support/accessible.ts';
import { expectKeyboardReachesAll } from '../../e2e/support/keyboard.ts';
import { expectTapTargets } from '../../e2e/support/tapTargets/tapTargets.ts';

/**
 * Every state of every screen of both apps, as its story shows it in the built Storybook. Each story is opened once, in a page that
 * Chrome translates. Then it is read in its own language: axe looks at it, it is resized to every window, and the keyboard goes around it.
 */

type Entry = {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** `passing`: it covers the page, and goes away by itself. */
  readonly tags: readonly string[];
};

const index = new URL('../../storybook-static/index.json', import.meta.url);
const entries: readonly Entry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
/** A story for a small phone shows the state of another one, which is resized here. */
const screens = entries.filter(
  ({ type, title, name }) =>
    type === 'story' && /^(Storefront|Staff tool)\//.test(title) && !name.endsWith('Small'),
);

type Storybook = { readonly page: Page; readonly expectFresh: () => Promise<void> };

/** The tests of stories look at light on a phone and at dark on a tablet. */
const otherCases = [
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
] as const;

const mexico = { locale: 'es-MX', timezoneId: 'America/Mexico_City' };
/** Layout is in CSS pixels: a phone's own ratio only means seven times as many pixels to draw. */
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** Loads Storybook once for all stories: that takes longer than a story. It unmounts the one before. */
const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use, { project }) => {
      const baseURL = String(project.use.baseURL);
      const page = await browser.newPage({ ...phone, ...mexico, baseURL });
      const expectFresh = await translates(page);
      await page.goto('/iframe.html?viewMode=story');
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
      // No such theme: the stories follow the system's light or dark, as the apps do. axe runs below.
      const globals = { theme: 'system', a11y: { manual: true } };
      await page.evaluate(
        (told) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: told }),
        globals,
      );
      await use({ page, expectFresh });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the page. Stories are made for a phone, or for the window that they name. */
async function windowOf(storyId: string): Promise<{ width: number; height: number }> {
  const { parameters, storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  const named = parameters.viewport.options[storyGlobals.viewport?.value ?? 'phone'];
  if (!named) throw new Error('There is no such window.');
  return {
    width: Number.parseInt(named.styles.width, 10),
    height: Number.parseInt(named.styles.height, 10),
  };
}

/** Runs in the page. @returns whether the story's play function has reached its end */
const show = (storyId: string) =>
  new Promise<string>((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyFinished', ({ status }) => resolve(status));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

async function opens(page: Page, id: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const status = await page.evaluate(show, id);
  const fault = status === 'success' ? '' : await page.locator('#error-message').textContent();
  expect({ status, fault }).toEqual({ status: 'success', fault: '' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
}

for (const { id, title, name, tags } of screens) {
  test(`${title}: ${name}`, async ({ storybook: { page, expectFresh } }) => {
    await translateAgain(page);
    const size = await page.evaluate(windowOf, id);
    await page.setViewportSize(size);
    await opens(page, id);
    await expectFresh();
    await showOriginal(page);
    await expectAccessible(page, otherCases);
    await expectToFit(page);
    if (!tags.includes('passing')) await expectTapTargets(page);
    // Last: a list of suggestions closes when the focus leaves its field.
    await page.setViewportSize(size);
    // The navigation shows what fits after it was measured.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expectKeyboardReachesAll(page);
  });
}

test('the page of a screen leads to each of its states, and shows none beside another', async ({ page }) => {
  const states = entries.filter(({ type, title }) => type === 'story' && title === 'Storefront/Cart');
  await page.goto('/iframe.html?viewMode=docs&id=storefront-cart--docs');
  await expect(page.locator('a[href*="/story/storefront-cart--"]')).toHaveCount(states.length);
  await expect(page.getByText('Tu carrito está vacío')).toHaveCount(0);
});

type Story = {
  readonly parameters: {
    readonly viewport: {
      readonly options: Readonly<Record<string, { styles: { width: string; height: string } }>>;
    };
  };
  readonly storyGlobals: { readonly viewport?: { readonly value: string } };
};

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      readonly storyStoreValue?: object;
      readonly loadStory: (story: { storyId: string }) => Promise<Story>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      readonly once: (event: string, hear: (told: { status: string }) => void) => void;
      readonly emit: (event: string, told: object) => void;
    };
  }
}
