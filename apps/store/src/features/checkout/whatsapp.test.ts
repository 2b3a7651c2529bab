import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openWaitingTab } from './whatsapp.ts';

const link = 'https://wa.me/525512345678?text=hola';
let session: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  session = new Map();
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of a browser. Led to another origin, it can no longer be read. */
function aWindow() {
  let isLed = false;
  const replace = vi.fn(() => {
    isLed = true;
  });
  const close = vi.fn();
  const page = { title: '' };
  const opened = {
    closed: false,
    opener: {},
    location: { replace },
    close,
    get document() {
      if (isLed) throw new DOMException('Blocked a frame', 'SecurityError');
      return page;
    },
  };
  return { opened, replace, close, open: () => opened as unknown as Window };
}

/** After the wait for a tab that is still empty. */
async function leads(tab: ReturnType<typeof openWaitingTab>) {
  const shown = tab?.lead(link);
  await vi.advanceTimersByTimeAsync(5000);
  return shown;
}

const opensAgain = () => openWaitingTab(aWindow().open) !== null;

it('opens an empty tab in the click and navigates it to the message later', async () => {
  const { open, replace } = aWindow();
  const tab = openWaitingTab(open);
  expect(replace).not.toHaveBeenCalled();
  expect(await leads(tab)).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith(link);
  expect(opensAgain()).toBe(true);
});

it('removes the new tab’s reference to the shop’s window', () => {
  const { open, opened } = aWindow();
  openWaitingTab(open);
  expect(opened.opener).toBeNull();
});

it('closes the tab when there will be no message', () => {
  const { open, close } = aWindow();
  openWaitingTab(open)?.close();
  expect(close).toHaveBeenCalledOnce();
  expect(opensAgain()).toBe(true);
});

it('a tab that the customer has closed shows no message', async () => {
  const { open, opened, replace } = aWindow();
  const tab = openWaitingTab(open);
  opened.closed = true;
  expect(await leads(tab)).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  expect(opensAgain()).toBe(true);
});

it('a page that is reloaded while its tab shows the message opens the next tab', () => {
  void openWaitingTab(aWindow().open)?.lead('https://wa.me/');
  expect(opensAgain()).toBe(true);
});

it('a tab that stays blank shows no message, and no other is opened in this visit', async () => {
  const blank = { closed: false, document: {}, location: { replace: () => undefined } };
  expect(await leads(openWaitingTab(() => blank as unknown as Window))).toBe(false);
  expect(opensAgain()).toBe(false);
});

it('what lacks the parts of a tab shows no message, and is not closed', async () => {
  const tab = openWaitingTab(() => ({ document: {} }) as Window);
  expect(await leads(tab)).toBe(false);
  tab?.close();
});

it.each<[string, () => Window | null]>([
  ['blocked the tab', () => null],
  ['answers with the same window', () => window],
  ['answers with an object without a document', () => ({}) as Window],
  [
    'throws',
    () => {
      throw new TypeError('window.open is not a function');
    },
  ],
])('returns null when the browser %s, and opens no other in this visit', (_, open) => {
  expect(openWaitingTab(open)).toBeNull();
  expect(opensAgain()).toBe(false);
});

it('opens no tab after one that replaced the page, which forgot its order', () => {
  openWaitingTab(aWindow().open);
  expect(opensAgain()).toBe(false);
});
