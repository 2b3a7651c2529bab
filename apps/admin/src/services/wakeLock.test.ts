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
      // The browser releases the lock.
      if (state === 'hidden') held = 0;
      for (const listener of listeners) listener();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('keeps the screen awake until it is stopped', async () => {
  const { page, waker, held } = aPage();
  const stop = keepAwake(waker, page);
  await settled();
  expect(held()).toBe(1);
  stop();
  expect(held()).toBe(0);
});

it('requests the lock again after the page was hidden', async () => {
  const { page, waker, held, asked, become } = aPage();
  keepAwake(waker, page);
  await become('hidden');
  expect(asked()).toBe(1);
  await become('visible');
  expect([asked(), held()]).toEqual([2, 1]);
});

it('releases a lock that arrives after the stop', async () => {
  const { page, waker, held, become } = aPage();
  keepAwake(waker, page)();
  await settled();
  expect(held()).toBe(0);
  await become('visible');
  expect(held()).toBe(0);
});

it('ignores a browser without wake lock', () => {
  const { page, listening } = aPage();
  const stop = keepAwake(undefined, page);
  expect(listening()).toBe(0);
  expect(stop).not.toThrow();
});

it('requests again after a refusal when the page becomes visible, until the stop', async () => {
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
