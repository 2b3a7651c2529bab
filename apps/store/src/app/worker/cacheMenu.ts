import type { BoundedCache } from './boundedCache.ts';

const always = ['/promo', '/category-asc', '/crepa-combo', '/ingredientes'];

/** Caches the menu, which the first page loaded before the worker was active. */
export async function cacheMenu(apiUrl: string, cache: BoundedCache): Promise<void> {
  const load = async (path: string): Promise<Response> => {
    const response = await fetch(apiUrl + path);
    await cache.put(apiUrl + path, response.clone());
    return response;
  };
  const [, categories] = await Promise.all(always.map(load));
  const ids = idsOf(await categories?.json());
  await Promise.all(ids.map((id) => load(`/category?categoria=${id}`)));
}

function idsOf(categories: unknown): readonly string[] {
  if (!Array.isArray(categories)) return [];
  return categories.flatMap((category: unknown) => {
    const { id } = Object(category) as { id?: unknown };
    return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
  });
}
