import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

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
