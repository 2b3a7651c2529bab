import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GoneFileError, LostFileError } from './LostFileError.ts';

const files = ['assets/List.js', 'assets/List.css', 'assets/Cart.js'];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function aDocument() {
  const fetch = vi.fn(async (_paths: readonly string[], _isRefetch: boolean) => {});
  const reload = vi.fn(() => true);
  vi.stubGlobal('window', { fileLoader: { fetch, reload } });
  const { preload, reloadIfGone } = await import('./preload.ts');
  const { withoutReload } = await import('./withoutReload.ts');
  return { fetch, reload, preload, reloadIfGone, withoutReload };
}

it('imports after all files have arrived', async () => {
  const { fetch, preload } = await aDocument();
  const run = vi.fn(async () => 'module');
  expect(await preload(run, files)).toBe('module');
  expect(fetch).toHaveBeenCalledWith(['/assets/List.js', '/assets/List.css', '/assets/Cart.js'], false);
  expect(fetch.mock.invocationCallOrder[0]).toBeLessThan(run.mock.invocationCallOrder[0] ?? 0);
});

it('does not import when a file is lost', async () => {
  const { fetch, preload, reload } = await aDocument();
  fetch.mockRejectedValue(new LostFileError('/assets/List.js'));
  const run = vi.fn(async () => 'module');
  await expect(preload(run, files)).rejects.toThrow('/assets/List.js');
  await expect(preload(run, files)).rejects.toThrow('/assets/List.js');
  expect(run).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('fetches again after a failed import, and reloads after a second failure', async () => {
  const { fetch, preload, reload } = await aDocument();
  const run = () => Promise.reject(new TypeError('remembered'));
  await expect(preload(run, files)).rejects.toThrow('remembered');
  expect(reload).not.toHaveBeenCalled();
  await expect(preload(run, files)).rejects.toThrow('remembered');
  expect(fetch.mock.lastCall?.[1]).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('never reloads while an order is being sent', async () => {
  const { preload, reload, withoutReload } = await aDocument();
  const run = () => Promise.reject(new TypeError('remembered'));
  await withoutReload(
    (async () => {
      await preload(run, files).catch(() => {});
      await preload(run, files).catch(() => {});
    })(),
  );
  expect(reload).not.toHaveBeenCalled();
  await preload(run, files).catch(() => {});
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads for a file that a release removed when the caller asks for it, and not while an order is being sent', async () => {
  const { fetch, preload, reload, reloadIfGone, withoutReload } = await aDocument();
  fetch.mockRejectedValue(new GoneFileError('/assets/List.js'));
  const error = await preload(async () => 'module', files).catch((caught: unknown) => caught);
  expect(reload).not.toHaveBeenCalled();
  await withoutReload(Promise.resolve().then(() => expect(reloadIfGone(error)).toBe(false)));
  expect(reloadIfGone(new LostFileError('/assets/List.js'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(reloadIfGone(error)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
