import { expect, type Page } from '@playwright/test';

type Said = { readonly text: string; readonly colour: string };

/** What status regions and alerts of a page have said, in their order, and where its present document begins. */
type Recorded = { readonly texts: Said[]; documentFrom: number };

const records = new WeakMap<Page, Recorded>();

declare global {
  interface Window {
    recordText?: (said: Said | null) => Promise<void>;
  }
}

/**
 * Call it before the page opens. Some messages are shown for half a second, and `expect` looks once a second: on a busy machine it may miss
 * them, the observer in the page does not. The record is kept beside the page, which may be loaded anew meanwhile.
 */
export async function recordsTexts(page: Page): Promise<void> {
  if (records.has(page)) return;
  const record: Recorded = { texts: [], documentFrom: 0 };
  records.set(page, record);
  await page.exposeFunction('recordText', (said: Said | null) => {
    if (said === null) record.documentFrom = record.texts.length;
    else record.texts.push(said);
  });
  await page.addInitScript(() => {
    if (window.top !== window) return;
    void window.recordText?.(null);
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], output')) {
        const text = region.textContent ?? '';
        if (text === (last.get(region) ?? '')) continue;
        last.set(region, text);
        if (text !== '') void window.recordText?.({ text, colour: getComputedStyle(region).color });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** A status region or an alert says the text, or has said it since the document opened that is shown now. */
export function hasSaid(page: Page, text: string | RegExp, colour?: string) {
  const record = records.get(page);
  if (!record) throw new Error('recordsTexts was not called for this page.');
  const { documentFrom } = record;
  return expect
    .poll(() => record.texts.slice(documentFrom), { message: `the page has said «${text}»` })
    .toContainEqual({
      text: text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text),
      colour: colour ?? expect.any(String),
    });
}
