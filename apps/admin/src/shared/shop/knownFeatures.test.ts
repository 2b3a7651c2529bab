import { defaultWords } from '@crepas/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  servesFrom('/api');
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

/** The page's configuration. */
function servesFrom(apiUrl: string) {
  const firebase = { apiKey: '', authDomain: '', projectId: '' };
  const config = { apiUrl, firebase, maps: { url: '', key: '' }, shop: defaultWords };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) });
}

/** As a new page reads it. */
const reload = () => {
  vi.resetModules();
  return import('./knownFeatures.ts');
};

it.each([[['push', 'captura']], [[]], [null]] as const)(
  '%j is known at the next page load',
  async (features) => {
    const first = await reload();
    expect(first.rememberedFeatures()).toBeUndefined();
    first.rememberFeatures(features);
    expect(first.rememberedFeatures()).toEqual(features);
    expect((await reload()).rememberedFeatures()).toEqual(features);
  },
);

it('another address of the API is another server', async () => {
  (await reload()).rememberFeatures(['captura']);
  servesFrom('https://api.crepas.test');
  expect((await reload()).rememberedFeatures()).toBeUndefined();
});

it.each(['', '{', '7', '{"api":"/api"}', '{"api":"/api","features":{}}'])(
  '%j is as nothing',
  async (text) => {
    kept.set('serverFeatures', text);
    expect((await reload()).rememberedFeatures()).toBeUndefined();
  },
);

it('a feature of another version is left out', async () => {
  kept.set('serverFeatures', '{"api":"/api","features":["drones","captura"]}');
  expect((await reload()).rememberedFeatures()).toEqual(['captura']);
});
