import { expect, it } from 'vitest';
import { keepAwake, type Waker } from './wakeLock.ts';

function aPage() {
  let visibilityState: DocumentVisibilityState = 'visible';
  const listeners = new Set<() => void>();
  let asked = 0;
  let held = 0;
  const page = {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  } as unknown as Document;
  return {
    page,
    waker: {
      request: async () => {
        asked += 1;
        held += 1;
        return {
          release: async () => {
            held -= 1;
          },
        };
      },
    },
    asked: () => asked,
    listening: () => listeners.size,
    held: () => held,
    async become(state: DocumentVisibilityState) {
      visibilityState = state;
      // The browser takes it back by itself.
      if (state === 'hidden') held = 0;
      for (const listener of listeners) listener();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('the screen is kept awake until it need not be', async () => {
  const { page, waker, held } = aPage();
  const stop = keepAwake(waker, page);
  await settled();
  expect(held()).toBe(1);
  stop();
  expect(held()).toBe(0);
});

it('what the browser took back while the page was hidden is asked for again', async () => {
  const { page, waker, held, asked, become } = aPage();
  keepAwake(waker, page);
  await become('hidden');
  expect(asked()).toBe(1);
  await become('visible');
  expect([asked(), held()]).toEqual([2, 1]);
});

it('a lock that comes after the end is given back', async () => {
  const { page, waker, held, become } = aPage();
  keepAwake(waker, page)();
  await settled();
  expect(held()).toBe(0);
  await become('visible');
  expect(held()).toBe(0);
});

it('a browser that has none is no error, and the page is left alone', () => {
  const { page, listening } = aPage();
  const stop = keepAwake(undefined, page);
  expect(listening()).toBe(0);
  expect(stop).not.toThrow();
});

it('a browser that refuses is asked again when the page comes into view, until the end', async () => {
  const { page, become, listening } = aPage();
  let asked = 0;
  const refusing: Waker = {
    request: () => {
      asked += 1;
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    },
  };
  const stop = keepAwake(refusing, page);
  await settled();
  await become('visible');
  expect(asked).toBe(2);
  stop();
  await become('visible');
  expect([asked, listening()]).toEqual([2, 0]);
});
