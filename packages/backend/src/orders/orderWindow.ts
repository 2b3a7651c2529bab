import type { ShopRefusal } from '@crepas/api';
import { alwaysOpen, type Instant, type ShopState, shopStateAt } from '@crepas/domain/shop';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { shop } from '../db/schema.ts';
import { changedShopFromRow } from '../shop/shop.ts';

/** The shop's state when it was read, and until when an order may be written by it. */
export type OrderWindow = {
  /** The transaction that wrote the shop's row; null for a shop without one. */
  readonly shopSeen: string | null;
  /** Null when there is no end within the search range. */
  readonly takenUntil: Instant | null;
};

export type OrderWindowNow =
  | ({ readonly kind: 'open' } & OrderWindow)
  | {
      readonly kind: 'refused';
      readonly refusal: ShopRefusal;
      readonly timeZone: string;
      readonly now: Instant;
    };

/** Whether the shop takes orders now, by the clock of the database. */
export async function readOrderWindow(queries: Queries): Promise<OrderWindowNow> {
  const [row] = await queries
    .select({ now: databaseNow, shopSeen: sql<string | null>`${shop}.xmin::text`, shop })
    .from(sql`(select) as one`)
    .leftJoin(shop, sql`true`);
  const now = row?.now ?? Number.NaN;
  const present = { ...alwaysOpen, ...(row?.shop && changedShopFromRow(row.shop)) };
  const state = shopStateAt(present, now);
  return state.kind === 'open'
    ? { kind: 'open', shopSeen: row?.shopSeen ?? null, takenUntil: state.lastOrderAt }
    : { kind: 'refused', refusal: refusalOf(state), timeZone: present.timeZone, now };
}

function refusalOf(state: Exclude<ShopState, { kind: 'open' }>): ShopRefusal {
  switch (state.kind) {
    case 'paused':
      return { kind: 'paused', until: state.until };
    case 'closed':
    case 'lastOrdersOver':
      return { kind: state.kind, opensAt: state.opensAt };
  }
}
