import type { Shelf } from './shelf.ts';

const always = ['/promo', '/category-asc', '/crepa-combo', '/ingredientes'];

/** Puts the menu on the shelf that the page loaded before there was a worker. */
export async function keepMenu(apiUrl: string, { keep }: Shelf): Promise<void> {
  const load = async (path: string): Promise<Response> => {
    const response = await fetch(apiUrl + path);
    await keep(apiUrl + path, response.clone());
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
