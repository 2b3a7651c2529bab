import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LostFile } from './LostFile.ts';

const files = ['assets/List.js', 'assets/List.css', 'assets/Cart.js'];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function aDocument() {
  const bring = vi.fn(async (_paths: readonly string[], _isAnew: boolean) => {});
  const reload = vi.fn();
  vi.stubGlobal('window', { lateFiles: { bring, reload } });
  const { preload } = await import('./preload.ts');
  const { withoutReload } = await import('./withoutReload.ts');
  return { bring, reload, preload, withoutReload };
}

it('imports when all files have come', async () => {
  const { bring, preload } = await aDocument();
  const run = vi.fn(async () => 'module');
  expect(await preload(run, files)).toBe('module');
  expect(bring).toHaveBeenCalledWith(['/assets/List.js', '/assets/List.css', '/assets/Cart.js'], false);
  expect(bring.mock.invocationCallOrder[0]).toBeLessThan(run.mock.invocationCallOrder[0] ?? 0);
});

it('imports nothing while a file is lost', async () => {
  const { bring, preload, reload } = await aDocument();
  bring.mockRejectedValue(new LostFile('/assets/List.js'));
  const run = vi.fn(async () => 'module');
  await expect(preload(run, files)).rejects.toThrow('/assets/List.js');
  await expect(preload(run, files)).rejects.toThrow('/assets/List.js');
  expect(run).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('fetches again what an import did not find, and reloads when it fails once more', async () => {
  const { bring, preload, reload } = await aDocument();
  const run = () => Promise.reject(new TypeError('remembered'));
  await expect(preload(run, files)).rejects.toThrow('remembered');
  expect(reload).not.toHaveBeenCalled();
  await expect(preload(run, files)).rejects.toThrow('remembered');
  expect(bring.mock.lastCall?.[1]).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('never reloads while an order is on its way', async () => {
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
