import {
  defaultWords,
  plainShop,
  type Shop,
  type ShopChange,
  type ShopFeature,
  shopFeatures,
} from '@crepas/api';
import type { LoggedValues, PhoneBounds } from '@crepas/domain';
import {
  alwaysOpen,
  type Busy,
  type Instant,
  plainForgetDays,
  plainPhoneBounds,
  plainSettings,
  type ShopSettings,
  zoneOffsets,
} from '@crepas/domain';
import { sql } from 'drizzle-orm';
import { hasDirectory } from '../accounts/openDirectory.ts';
import type { Edit } from '../changes/Editor.ts';
import { logDifference } from '../changes/logChange.ts';
import type { Settings } from '../config/config.ts';
import { lockUntilCommit } from '../db/advisoryLocks.ts';
import type { Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { shop } from '../db/tables/shop.ts';
import { moveAlerts } from './moveAlerts.ts';

/** What only the owner reads. */
type PrivateSetting = 'forgetAfterDays' | keyof PhoneBounds;

/**
 * The fields that the owner has changed. All others come from the server's settings, also after those change.
 */
export type ChangedShop = Partial<Shop> & Pick<ShopChange, PrivateSetting>;

export async function readChangedShop(queries: Queries): Promise<ChangedShop> {
  const [row] = await queries.select().from(shop);
  return row ? changedShopFromRow(row) : {};
}

/** The shop's row, as it was when it was read. */
export type ShopSnapshot = {
  readonly shop: ChangedShop;
  /** The transaction that wrote the row; null for a shop without one. */
  readonly shopSeen: string | null;
};

/** With the clock of the database. */
export async function readShopSnapshot(queries: Queries): Promise<ShopSnapshot & { readonly now: Instant }> {
  const [row] = await queries
    .select({ now: databaseNow, shopSeen: sql<string | null>`${shop}.xmin::text`, shop })
    .from(sql`(select) as one`)
    .leftJoin(shop, sql`true`);
  return {
    shop: row?.shop ? changedShopFromRow(row.shop) : {},
    shopSeen: row?.shopSeen ?? null,
    now: row?.now ?? Number.NaN,
  };
}

/** A column for each setting: one that the schema forgets is a compile error. */
type Columns = Readonly<Record<keyof ShopChange, unknown>>;

function changedShopFromRow(row: typeof shop.$inferSelect): ChangedShop {
  const {
    isTheShop: _,
    pausedUntil,
    pickupPausedUntil,
    busyMinutes,
    busyUntil,
    neverForgets,
    ...columns
  } = row;
  return {
    ...Object.fromEntries(Object.entries(columns satisfies Columns).filter(([, value]) => value !== null)),
    ...(neverForgets && { forgetAfterDays: null }),
    ...(pausedUntil !== null && { pausedUntil: pausedUntil.getTime() }),
    ...(pickupPausedUntil !== null && { pickupPausedUntil: pickupPausedUntil.getTime() }),
    ...(busyUntil !== null && {
      busy: { minutes: busyMinutes ?? 0, until: busyUntil.getTime() } satisfies Busy,
    }),
  };
}

/** All of the owner's settings, with those of an owner who has changed none. */
export const settingsOf = (shop: ChangedShop): ShopSettings => ({ ...plainSettings, ...shop });

export const timeZoneOf = ({ timeZone }: ChangedShop): string => timeZone ?? alwaysOpen.timeZone;

/** By the database's clock, rounded to the milliseconds of the wire format. */
export const inMinutes = (minutes: number) =>
  sql<Date>`date_trunc('milliseconds', clock_timestamp()) + ${minutes}::integer * interval '1 minute'`;

/** What the owner may change, and the moments that the database's clock decides. */
export type ShopColumns = ShopChange & {
  readonly pausedUntil?: Moment;
  readonly pickupPausedUntil?: Moment;
  readonly busyMinutes?: number | null;
  readonly busyUntil?: Moment;
};

type Moment = ReturnType<typeof inMinutes> | null;

/**
 * Writes only the changed fields, so that two concurrent changes of different fields both survive. It holds a lock that orders
 * take too: after the commit, every order accepted by the old state is written, and no other one will be.
 */
export async function changeShop(edit: Edit, columns: ShopColumns): Promise<ChangedShop> {
  const { inside } = edit;
  await lockUntilCommit(inside, 'shop');
  const before = await readChangedShop(inside);
  if (Object.keys(columns).length === 0) return before;
  const { forgetAfterDays } = columns;
  const written = {
    ...columns,
    ...(forgetAfterDays !== undefined && { neverForgets: forgetAfterDays === null }),
  };
  await inside.insert(shop).values(written).onConflictDoUpdate({ target: shop.isTheShop, set: written });
  const after = await readChangedShop(inside);
  const entity = { kind: 'shop', entityId: null, name: '' } as const;
  await logDifference(edit, entity, { ...unset, ...before }, { ...unset, ...after });
  await moveAlerts(inside, settingsOf(after));
  return after;
}

/** The values of fields that nobody has changed. Name and WhatsApp number are those of the server's settings. */
const unset: Partial<LoggedValues> = {
  ...plainSettings,
  ...plainPhoneBounds,
  tagline: defaultWords.tagline,
  message: '',
  forgetAfterDays: plainForgetDays,
};

/** Without the settings that only the owner reads. */
export function shopOf(own: ChangedShop, settings: Settings): Shop {
  const { forgetAfterDays: _, maxOpenOrders: __, maxDailyOrders: ___, ...changed } = own;
  const { name, whatsApp } = settings.shop;
  // Off until the owner turns it on.
  const takesWithoutCode = changed.takesWithoutCode ?? settings.mode === 'demo';
  return {
    ...plainShop({ ...defaultWords, name, whatsApp }),
    ...changed,
    takesWithoutCode,
    zoneOffsets: zoneOffsets(timeZoneOf(changed), Date.now()),
    features: shopFeatures.filter((feature) => isServed(feature, settings)),
  };
}

function isServed(feature: ShopFeature, settings: Settings): boolean {
  if (feature === 'medidas') return settings.measuresVisits;
  if (feature === 'push') return settings.push !== null;
  if (feature === 'foto_firmada') return settings.images !== null;
  return feature !== 'personal' || hasDirectory(settings);
}
