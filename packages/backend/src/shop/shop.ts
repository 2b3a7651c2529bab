import { type Shop, type ShopChange, shopFeatures } from '@crepas/api';
import { alwaysOpen, type Busy } from '@crepas/domain/shop';
import { sql } from 'drizzle-orm';
import type { Settings } from '../config.ts';
import type { Database, Queries } from '../db/Database.ts';
import { shop } from '../db/schema.ts';

/** What was changed of the shop. The rest is as the server's settings say, today and after they change. */
export type ChangedShop = Partial<Shop>;

export async function readChangedShop(queries: Queries): Promise<ChangedShop> {
  const [row] = await queries.select().from(shop);
  return row ? changedShopFromRow(row) : {};
}

export function changedShopFromRow(row: typeof shop.$inferSelect): ChangedShop {
  const { isTheShop: _, pausedUntil, busyMinutes, busyUntil, ...columns } = row;
  return {
    ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null)),
    ...(pausedUntil !== null && { pausedUntil: pausedUntil.getTime() }),
    ...(busyUntil !== null && {
      busy: { minutes: busyMinutes ?? 0, until: busyUntil.getTime() } satisfies Busy,
    }),
  };
}

export const timeZoneOf = ({ timeZone }: ChangedShop): string => timeZone ?? alwaysOpen.timeZone;

/** Writes some fields; of two writers at once each keeps theirs. */
export async function changeShop(database: Database, change: ShopChange): Promise<void> {
  if (Object.keys(change).length > 0) await writeShop(database, change);
}

export const pauseShop = (database: Database, minutes: number): Promise<void> =>
  writeShop(database, { pausedUntil: inMinutes(minutes) });

export const resumeShop = (database: Database): Promise<void> => writeShop(database, { pausedUntil: null });

export const setBusy = (database: Database, minutes: number, forMinutes: number): Promise<void> =>
  writeShop(database, { busyMinutes: minutes, busyUntil: inMinutes(forMinutes) });

export const endBusy = (database: Database): Promise<void> =>
  writeShop(database, { busyMinutes: null, busyUntil: null });

/** By the database's clock, in the milliseconds that the wire has. */
const inMinutes = (minutes: number) =>
  sql<Date>`date_trunc('milliseconds', clock_timestamp()) + ${minutes}::integer * interval '1 minute'`;

type Columns = Omit<typeof shop.$inferInsert, 'isTheShop' | 'pausedUntil' | 'busyUntil'> & {
  readonly pausedUntil?: ReturnType<typeof inMinutes> | null;
  readonly busyUntil?: ReturnType<typeof inMinutes> | null;
};

/** Alone: when it is done, every order that was taken by the old rules is written, and no other will be. */
async function writeShop({ queries }: Database, columns: Columns): Promise<void> {
  await queries.transaction(async (inside) => {
    await inside.execute(sql`select pg_advisory_xact_lock(727003)`);
    await inside.insert(shop).values(columns).onConflictDoUpdate({ target: shop.isTheShop, set: columns });
  });
}

export const shopOf = (changed: ChangedShop, { shop: { name, whatsApp } }: Settings): Shop => ({
  ...alwaysOpen,
  name,
  tagline: 'La tierra de las crepas',
  whatsApp,
  message: '',
  features: shopFeatures,
  ...changed,
});
