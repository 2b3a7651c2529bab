import type { Shop } from '@crepas/api';
import type { Settings } from '../config.ts';
import type { Database, Queries } from '../db/Database.ts';
import { shop } from '../db/schema.ts';

/** What the owner changed of the shop. The rest is as the server's settings say, today and after they change. */
export type ChangedShop = Partial<Shop>;

export async function readChangedShop(queries: Queries): Promise<ChangedShop> {
  const [row] = await queries.select().from(shop);
  if (!row) return {};
  const { isTheShop: _, ...columns } = row;
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
}

/** Writes some fields; of two writers at once each keeps theirs. */
export async function changeShop({ queries }: Database, change: ChangedShop): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await queries.insert(shop).values(change).onConflictDoUpdate({ target: shop.isTheShop, set: change });
}

export const shopOf = (changed: ChangedShop, { shop: { name, whatsApp } }: Settings): Shop => ({
  name,
  tagline: 'La tierra de las crepas',
  deliveryMinutes: 45,
  whatsApp,
  isOpen: true,
  message: '',
  ...changed,
});
