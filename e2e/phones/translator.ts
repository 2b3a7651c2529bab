import { expect, type Page } from '@playwright/test';

/** A place of the page that was translated, and the text that the app has given to it since. */
type Translation = { readonly shown: HTMLElement; readonly original: Text };

/**
 * Chrome's translation without the translation: each text is replaced by `<font><font>…</font></font>`, now and whenever the
 * page changes, except below `translate="no"`. The app keeps the text that was taken out: what it writes there nobody sees.
 *
 * @returns expects that every text is the one that the app has there now, and that no screen has crashed
 */
export async function translates(page: Page): Promise<() => Promise<void>> {
  const crashes: string[] = [];
  const hear = (text: string) => {
    if (text.includes('NotFoundError')) crashes.push(text);
  };
  page.on('pageerror', (error) => hear(String(error)));
  // The app's boundary catches what a screen throws, and writes it.
  page.on('console', (message) => hear(message.text()));
  await page.addInitScript(replaceTexts);
  return async () => {
    await expect(page.locator('font').first()).toBeAttached();
    await expect.poll(() => staleTexts(page), 'texts that the app has changed and nobody sees').toEqual([]);
    expect(crashes).toEqual([]);
  };
}

/** The page as it is without the translation, until it is translated again. */
export const showOriginal = (page: Page) => page.evaluate(() => window.translator.stop());

export const translateAgain = (page: Page) => page.evaluate(() => window.translator.start());

const staleTexts = (page: Page) =>
  page.evaluate(() =>
    window.translator.translations
      .filter(({ shown, original }) => shown.isConnected && shown.textContent !== original.data)
      .map(({ shown, original }) => `«${shown.textContent}», and the app has «${original.data}»`),
  );

/** Runs in the page. */
function replaceTexts(): void {
  const translations: Translation[] = [];
  const untouched = 'font, [translate=no], script, style, template, textarea, noscript, svg';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const original of texts) {
      if (!original.parentElement || original.parentElement.closest(untouched)) continue;
      if (original.data.trim() === '') continue;
      const shown = document.createElement('font');
      shown.append(Object.assign(document.createElement('font'), { textContent: original.data }));
      original.replaceWith(shown);
      translations.push({ shown, original });
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translate(node);
  });
  const start = () => {
    translate(document.body);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  const stop = () => {
    observer.disconnect();
    for (const { shown, original } of translations.splice(0)) shown.replaceWith(original);
  };
  window.translator = { translations, start, stop };
  document.addEventListener('DOMContentLoaded', start);
}

declare global {
  interface Window {
    translator: {
      readonly translations: Translation[];
      readonly start: () => void;
      readonly stop: () => void;
    };
  }
}
