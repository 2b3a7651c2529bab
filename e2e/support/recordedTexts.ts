import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the document's status regions and alerts have said, in its order. */
    recordedTexts?: { readonly text: string; readonly colour: string }[];
  }
}

/**
 * Call it before the page opens. Some messages are shown for half a second, and `expect` looks once a second: on a busy machine it may miss
 * them, the observer in the page does not. Each document has its own record.
 */
export const recordsTexts = (page: Page) =>
  page.addInitScript(() => {
    // Called twice, it would record every text twice.
    if (window.recordedTexts) return;
    const texts: NonNullable<Window['recordedTexts']> = [];
    window.recordedTexts = texts;
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], output')) {
        const text = region.textContent ?? '';
        if (text === (last.get(region) ?? '')) continue;
        last.set(region, text);
        if (text !== '') texts.push({ text, colour: getComputedStyle(region).color });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** A status region or an alert says the text, or has said it since the document opened. */
export const hasSaid = (page: Page, text: string | RegExp, colour?: string) =>
  expect
    .poll(() => page.evaluate(() => window.recordedTexts), { message: `the page has said «${text}»` })
    .toContainEqual({
      text: text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text),
      colour: colour ?? expect.any(String),
    });
