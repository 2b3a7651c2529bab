import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from './screenAwake.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page and its browser, which may refuse the lock. */
function aPage({ refuses = false } = {}) {
  let visibilityState: DocumentVisibilityState = 'visible';
  const listeners = new Set<() => void>();
  const releases = new Set<() => void>();
  let asked = 0;
  const releaseAll = () => {
    const listeners = [...releases];
    releases.clear();
    for (const release of listeners) release();
  };
  const page = {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  } as unknown as Document;
  const waker = {
    request: async () => {
      asked += 1;
      if (refuses) throw new DOMException('', 'NotAllowedError');
      let onRelease = () => {};
      const release = () => onRelease();
      releases.add(release);
      return {
        release: async () => void releases.delete(release),
        addEventListener: (_: 'release', listener: () => void) => {
          onRelease = listener;
        },
      };
    },
  };
  const states: boolean[] = [];
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    page,
    waker,
    states,
    settled,
    publishState: (isAwake: boolean) => void states.push(isAwake),
    asked: () => asked,
    listening: () => listeners.size,
    held: () => releases.size,
    refuse: (next: boolean) => {
      refuses = next;
    },
    /** As the system does on a low battery. */
    async loseLock() {
      releaseAll();
      await settled();
    },
    async become(state: DocumentVisibilityState) {
      visibilityState = state;
      // The browser releases the lock.
      if (state === 'hidden') releaseAll();
      for (const listener of listeners) listener();
      await settled();
    },
  };
}

it('keeps the screen awake until it is stopped', async () => {
  const { page, waker, publishState, held, settled, states } = aPage();
  const stop = keepAwake(waker, page, publishState);
  await settled();
  expect(held()).toBe(1);
  stop();
  expect(held()).toBe(0);
  expect(states).toEqual([true]);
});

it('requests the lock again after the page was hidden, and reports nothing meanwhile', async () => {
  const { page, waker, publishState, held, asked, become, settled, states } = aPage();
  keepAwake(waker, page, publishState);
  await settled();
  await become('hidden');
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked()).toBe(1);
  await become('visible');
  expect([asked(), held()]).toEqual([2, 1]);
  expect(states).toEqual([true, true]);
});

it('releases a lock that arrives after the stop', async () => {
  const { page, waker, publishState, held, become, settled, states } = aPage();
  keepAwake(waker, page, publishState)();
  await settled();
  expect(held()).toBe(0);
  await become('visible');
  expect(held()).toBe(0);
  expect(states).toEqual([]);
});

it('a browser without wake lock may let the screen sleep', () => {
  const { page, publishState, listening, states } = aPage();
  const stop = keepAwake(undefined, page, publishState);
  expect(states).toEqual([false]);
  expect(listening()).toBe(0);
  expect(stop).not.toThrow();
});

it('a refusal is reported, and the lock is requested again every 30 s', async () => {
  const { page, waker, publishState, settled, refuse, states, held } = aPage({ refuses: true });
  keepAwake(waker, page, publishState);
  await settled();
  expect(states).toEqual([false]);
  refuse(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states).toEqual([false, true]);
  expect(held()).toBe(1);
});

it('a lock that the system takes from a visible page is reported and requested again', async () => {
  const { page, waker, publishState, settled, loseLock, states, held } = aPage();
  keepAwake(waker, page, publishState);
  await settled();
  await loseLock();
  expect(states).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states).toEqual([true, false, true]);
  expect(held()).toBe(1);
});

it('requests nothing after the stop', async () => {
  const { page, waker, publishState, settled, become, listening, asked } = aPage({ refuses: true });
  const stop = keepAwake(waker, page, publishState);
  await settled();
  stop();
  await become('visible');
  await vi.advanceTimersByTimeAsync(90_000);
  expect([asked(), listening(), vi.getTimerCount()]).toEqual([1, 0, 0]);
});
