import {
  appliedWindows,
  type CategoryId,
  type ComboRule,
  type Extra,
  type Instant,
  isAvailable,
  type MenuMoment,
  type MenuWindow,
  type Product,
  whyUnavailable,
  windowOpensAt,
  windowPeriods,
} from '@crepas/domain';
import { type Menu, productsIn } from './menu.ts';
import { type GroupsOfMenu, withGroupsLeft } from './offeredGroups.ts';

/** The part of a menu that customers can order, now or later. */

/** The part of a menu that this needs. */
type Offering = GroupsOfMenu & Pick<Menu, 'products' | 'categories'>;

/** A product as customers read it: by what is left of its groups, and with its hours. */
export const customerProduct = (menu: Offering, product: Product): Product =>
  withHours(menu, withGroupsLeft(menu, product));

/** With the windows that count for it, and the moment from which it can be had. */
function withHours(menu: Offering, product: Product): Product {
  const { categories, moment } = menu;
  const category = categories.find(({ id }) => id === product.categoryId);
  const seen = { ...product, windows: appliedWindows(product, category) };
  if (!isShown(seen, menu)) return seen;
  const from = seen.isCombo ? comboFrom(menu, seen) : windowOpensAt(seen.windows, moment);
  return from !== null && from > moment.at ? { ...seen, availableFrom: from } : seen;
}

/** Windows repeat each week; one more day for a change of the clocks. */
const lookAheadMs = 8 * 86_400_000;

/** When a combo and enough crepas for it can be had at once; null when that is never. */
function comboFrom(menu: Offering, combo: Product): Instant | null {
  const { moment } = menu;
  const crepas = offeredCrepas(menu);
  // Computed once for each list of windows: the products of a category share theirs, and a menu may have hundreds.
  const known = new Map<readonly MenuWindow[], ReturnType<typeof windowPeriods>>();
  const periodsOf = ({ windows }: Product) => {
    const periods = known.get(windows) ?? windowPeriods(windows, moment, moment.at + lookAheadMs);
    known.set(windows, periods);
    return periods;
  };
  const canBeHad = (product: Product, at: Instant) =>
    product.windows.length === 0 ||
    periodsOf(product).some(({ opensAt, closesAt }) => opensAt <= at && (closesAt === null || at < closesAt));
  const openings = [combo, ...crepas].flatMap(periodsOf).map(({ opensAt }) => Math.max(opensAt, moment.at));
  const moments = [...new Set([moment.at, ...openings])].sort((one, other) => one - other);
  const isMet = (at: Instant) =>
    canBeHad(combo, at) && crepas.filter((crepa) => canBeHad(crepa, at)).length >= minCrepas(combo);
  return moments.find(isMet) ?? null;
}

/** How many different crepas there must be for a combo. */
const minCrepas = ({ comboSize, comboRepeats }: ComboRule): number => (comboRepeats ? 1 : comboSize);

const canChooseCombo = (combo: ComboRule, crepas: readonly Product[], moment: MenuMoment): boolean =>
  crepas.filter((crepa) => isAvailable(crepa, moment)).length >= minCrepas(combo);

/** Hidden and sold-out products are left out. A product outside of its windows stays in view. */
function isShown(product: Product, { moment }: Offering): boolean {
  const why = whyUnavailable(product, moment);
  return why === null || why.kind === 'outsideHours';
}

/** What customers see of these products. */
const seen = (menu: Offering, products: readonly Product[]): readonly Product[] =>
  products.filter((product) => isShown(product, menu)).map((product) => withHours(menu, product));

/** A combo is no crepa, however it is marked. */
const crepasOf = ({ products }: Offering): readonly Product[] =>
  products.filter(({ isComboEligible, isCombo }) => isComboEligible && !isCombo);

/** The crepas that may be chosen inside a combo. There they do not bring their groups. */
export const offeredCrepas = (menu: Offering): readonly Product[] => seen(menu, crepasOf(menu));

/** The crepas in the list that customers read: where orders for later are taken, it has those that are sold out until a moment. */
export const listedCrepas = (menu: Menu): readonly Product[] =>
  crepasOf(menu)
    .filter((crepa) => isShown(crepa, menu) || (takesLater(menu) && isSoldOut(crepa)))
    .map((crepa) => withHours(menu, crepa));

/**
 * The extras in the list that customers read, hidden ones too, which are marked. Where orders for later are taken, it has those that
 * are sold out until a moment.
 */
export const listedExtras = (menu: Menu): readonly Extra[] =>
  menu.extras.filter(({ soldOutUntil }) => soldOutUntil === undefined || takesLater(menu));

const takesLater = ({ shop }: Pick<Menu, 'shop'>): boolean => shop.scheduling?.isActive ?? false;

/** Only gone until a moment; one that its owner has hidden too is hidden. */
const isSoldOut = ({ available, soldOutUntil }: Product): boolean => available && soldOutUntil !== undefined;

/**
 * A combo is left out when there are fewer crepas than it holds, whatever the hour. Outside of its hours and theirs it stays in view.
 */
function offered(menu: Offering, products: readonly Product[]): readonly Product[] {
  const crepas = offeredCrepas(menu);
  const left = products.map((product) => withGroupsLeft(menu, product));
  return seen(menu, left).filter(
    (product) =>
      !product.isCombo || product.availableFrom !== undefined || canChooseCombo(product, crepas, menu.moment),
  );
}

export const offeredProducts = (menu: Offering): readonly Product[] => offered(menu, menu.products);

export const availableIn = (menu: Menu, category: CategoryId): readonly Product[] =>
  offered(menu, productsIn(menu, category));

export const promotedProducts = (menu: Menu): readonly Product[] =>
  offeredProducts(menu).filter(({ isPromoted }) => isPromoted);

export const soldOutProducts = (menu: Offering): readonly Product[] =>
  menu.products.map((product) => withGroupsLeft(menu, product)).filter(isSoldOut);

export const offeredExtras = ({ extras, moment }: Pick<Menu, 'extras' | 'moment'>): readonly Extra[] =>
  extras.filter((extra) => isAvailable(extra, moment));
