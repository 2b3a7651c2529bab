import { expect, type Page } from '@playwright/test';

/** The stored value of `cart` (spec §3). */
export type StoredLine = {
  id_producto: number;
  nombre: string;
  precio: number;
  quantity: number;
  extras: { id_ingrediente: number; nombre: string; precio_extra: number }[];
  crepas_seleccionadas: { id_producto: number; nombre: string }[];
};

export const storedCart = (page: Page): Promise<StoredLine[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));

/** Stores a cart like an earlier visit, and opens it. */
export async function opensCartLeftBehind(page: Page, cart: readonly object[]): Promise<void> {
  await page.evaluate((lines) => localStorage.setItem('cart', JSON.stringify(lines)), cart);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Productos del carrito' })).toBeVisible();
}

/** A product of the menu in the stored format. */
export async function lineOf(page: Page, path: string, line: Partial<StoredLine> = {}): Promise<StoredLine> {
  const [product] = await menu<StoredLine>(page, path);
  return { ...(product as StoredLine), quantity: 1, extras: [], crepas_seleccionadas: [], ...line };
}

export async function menu<Item>(page: Page, path: string): Promise<Item[]> {
  const answer = await page.request.get(`/api${path}`, { maxRetries: 2 });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}
