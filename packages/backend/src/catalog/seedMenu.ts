import type { GroupRule } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { onlyRow } from '../db/rows.ts';
import {
  categories,
  choiceGroups,
  choiceOptions,
  extras,
  productExtras,
  productGroups,
  products,
} from '../db/tables/menu.ts';

/** A menu for an empty database; prices in whole centavos. Products refer to their extras and groups by slug. */
export type SeedMenu = {
  readonly categories: readonly SeedCategory[];
  readonly extras: readonly SeedExtra[];
  readonly groups?: readonly SeedGroup[];
};

export type SeedExtra = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
};

export type SeedGroup = {
  readonly slug: string;
  readonly name: string;
  readonly options: readonly {
    readonly name: string;
    readonly price: number;
    readonly preselected?: boolean;
  }[];
};

export type SeedCategory = { readonly name: string; readonly products: readonly SeedProduct[] };

export type SeedProduct = {
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly imageUrl: string;
  /** Shown in «Mejores Selecciones». */
  readonly promoted?: boolean;
  /** Crepas of the customer's choice: three different ones unless said otherwise. */
  readonly combo?: boolean;
  readonly comboSize?: number;
  readonly comboRepeats?: boolean;
  /** May be one of those. */
  readonly comboEligible?: boolean;
  /** Words that a search finds it by too. */
  readonly alsoFoundAs?: string;
  /** What a customer with an allergy must know. */
  readonly allergens?: string;
  /** Slugs of the extras offered with it. */
  readonly extras: readonly string[];
  /** What it asks of its groups, in the order of its screen. */
  readonly groups?: readonly (GroupRule & { readonly slug: string })[];
};

/** By slug. */
type Ids = ReadonlyMap<string, number>;

/** Does nothing if the database already holds a category. Whether the menu was written. */
export async function seedMenu({ queries }: Database, menu: SeedMenu): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    // Where two servers start on an empty database, the second waits here, and finds the menu of the first.
    await transaction.execute(sql`lock table ${categories} in share row exclusive mode`);
    const present = await transaction.select({ id: categories.id }).from(categories).limit(1);
    if (present.length > 0) return false;
    const extraIds = await insertExtras(transaction, menu);
    const groupIds = await insertGroups(transaction, menu);
    for (const [index, category] of menu.categories.entries()) {
      await insertCategory(transaction, category, index + 1, { extraIds, groupIds });
    }
    return true;
  });
}

async function insertExtras(queries: Queries, menu: SeedMenu): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { slug, name, description, price } of menu.extras) {
    const values = { name, description, priceCents: price };
    ids.set(slug, onlyRow(await queries.insert(extras).values(values).returning()).id);
  }
  return ids;
}

async function insertGroups(queries: Queries, { groups = [] }: SeedMenu): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [index, { slug, name, options }] of groups.entries()) {
    const values = { name, position: index + 1 };
    const group = onlyRow(await queries.insert(choiceGroups).values(values).returning());
    ids.set(slug, group.id);
    await queries.insert(choiceOptions).values(
      options.map(({ name, price, preselected = false }, place) => ({
        groupId: group.id,
        name,
        priceCents: price,
        isPreselected: preselected,
        position: place + 1,
      })),
    );
  }
  return ids;
}

async function insertCategory(
  queries: Queries,
  { name, products: dishes }: SeedCategory,
  position: number,
  { extraIds, groupIds }: { readonly extraIds: Ids; readonly groupIds: Ids },
): Promise<void> {
  const category = onlyRow(await queries.insert(categories).values({ name, position }).returning());
  for (const dish of dishes) {
    const { price, promoted, combo, comboEligible, extras: slugs, groups = [], ...same } = dish;
    const flags = { isPromoted: promoted, isCombo: combo, isComboEligible: comboEligible };
    const values = { ...same, ...flags, categoryId: category.id, priceCents: price };
    const product = onlyRow(await queries.insert(products).values(values).returning());
    const links = slugs.flatMap((slug) => {
      const extraId = extraIds.get(slug);
      return extraId ? [{ productId: product.id, extraId }] : [];
    });
    if (links.length > 0) await queries.insert(productExtras).values(links);
    const uses = groups.flatMap(({ slug, ...rule }, place) => {
      const groupId = groupIds.get(slug);
      return groupId ? [{ ...rule, productId: product.id, groupId, position: place + 1 }] : [];
    });
    if (uses.length > 0) await queries.insert(productGroups).values(uses);
  }
}
