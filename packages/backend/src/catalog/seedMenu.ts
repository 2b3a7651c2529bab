import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { onlyRow } from '../db/rows.ts';
import { categories, extras, productExtras, products } from '../db/schema.ts';

/** A menu for an empty database; prices in whole centavos. Products refer to their extras by slug. */
export type SeedMenu = {
  readonly categories: readonly SeedCategory[];
  readonly extras: readonly SeedExtra[];
};

export type SeedExtra = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
};

export type SeedCategory = { readonly name: string; readonly products: readonly SeedProduct[] };

export type SeedProduct = {
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly imageUrl: string;
  /** Shown in «Mejores Selecciones». */
  readonly promoted?: boolean;
  /** Three crepas of the customer's choice. */
  readonly combo?: boolean;
  /** May be one of those three. */
  readonly comboEligible?: boolean;
  /** Words that a search finds it by too. */
  readonly alsoFoundAs?: string;
  /** What a customer with an allergy must know. */
  readonly allergens?: string;
  /** Slugs of the extras offered with it. */
  readonly extras: readonly string[];
};

type ExtraIds = ReadonlyMap<string, number>;

/** Does nothing if the database already holds a category. Whether the menu was written. */
export async function seedMenu({ queries }: Database, menu: SeedMenu): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    // Where two servers start on an empty database, the second waits here, and finds the menu of the first.
    await transaction.execute(sql`lock table ${categories} in share row exclusive mode`);
    const present = await transaction.select({ id: categories.id }).from(categories).limit(1);
    if (present.length > 0) return false;
    const extraIds = await insertExtras(transaction, menu);
    for (const [index, category] of menu.categories.entries()) {
      await insertCategory(transaction, category, index + 1, extraIds);
    }
    return true;
  });
}

async function insertExtras(queries: Queries, menu: SeedMenu): Promise<ExtraIds> {
  const ids = new Map<string, number>();
  for (const { slug, name, description, price } of menu.extras) {
    const values = { name, description, priceCents: price };
    ids.set(slug, onlyRow(await queries.insert(extras).values(values).returning()).id);
  }
  return ids;
}

async function insertCategory(
  queries: Queries,
  { name, products: dishes }: SeedCategory,
  position: number,
  extraIds: ExtraIds,
): Promise<void> {
  const category = onlyRow(await queries.insert(categories).values({ name, position }).returning());
  for (const dish of dishes) {
    const { price, promoted, combo, comboEligible, extras: slugs, ...same } = dish;
    const flags = { isPromoted: promoted, isCombo: combo, isComboEligible: comboEligible };
    const values = { ...same, ...flags, categoryId: category.id, priceCents: price };
    const product = onlyRow(await queries.insert(products).values(values).returning());
    const links = slugs.flatMap((slug) => {
      const extraId = extraIds.get(slug);
      return extraId ? [{ productId: product.id, extraId }] : [];
    });
    if (links.length > 0) await queries.insert(productExtras).values(links);
  }
}
