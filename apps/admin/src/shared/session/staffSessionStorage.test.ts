import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

it('another tab reads whether the session has expired or somebody signed out', async () => {
  const page = new EventTarget();
  const storage = new Map([
    ['staffSession', JSON.stringify({ token: 'a', refreshToken: 'b', expiresAtMs: 1 })],
  ]);
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  const tab = async () => {
    vi.resetModules();
    return import('./staffSessionStorage.ts');
  };
  const [here, other] = [await tab(), await tab()];
  const seen = () => {
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'staffSession' }));
    return [other.staffSession.load(), other.hasSessionExpired()];
  };
  here.staffSession.clear('expired');
  expect(seen()).toEqual([null, true]);
  here.staffSession.clear('left');
  expect([seen(), storage.size]).toEqual([[null, false], 0]);
  here.staffSession.clear('noAccess');
  expect(seen()).toEqual([null, false]);
});

it('a page that comes back from the browser’s cache reads the session again', async () => {
  const page = new EventTarget();
  let stored: string | null = JSON.stringify({ token: 'a', refreshToken: 'b', expiresAtMs: 1 });
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.resetModules();
  const { staffSession, watchStaffSession } = await import('./staffSessionStorage.ts');
  const onChange = vi.fn<() => void>();
  watchStaffSession(onChange);
  const shown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  // Somebody signed out in another tab, whose `storage` event this page never got.
  stored = null;
  shown(false);
  expect([staffSession.load()?.token, onChange.mock.calls.length]).toEqual(['a', 0]);
  shown(true);
  expect([staffSession.load(), onChange.mock.calls.length]).toEqual([null, 1]);
});
