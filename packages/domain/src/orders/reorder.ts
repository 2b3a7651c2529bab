import { addToCart, type Cart, type Choice } from '../cart/cart.ts';
import { brokenRule, chosenGroups } from '../cart/chosenGroups.ts';
import type { FreshMenu } from '../cart/compareWithMenu.ts';
import { remainingQuantity } from '../cart/remainingQuantity.ts';
import { isAvailable, isForLater, whyUnavailable } from '../menu/availability.ts';
import type { Extra, Product } from '../menu/catalog.ts';
import type { ChoiceOption } from '../menu/choiceGroups.ts';
import type { MenuMoment } from '../menu/menuHours.ts';
import type { Instant } from '../shop/schedule.ts';
import type { PastLine, PastOrder } from './pastOrder.ts';

/** Something of an earlier order that cannot be ordered now. */
export type Missing = {
  readonly name: string;
  /**
   * `notToday`: an extra or a crepa of a combo, whose lists have only what is available. `option`: an option of a group, of which another is
   * chosen. `later`: it is in the cart, and can be had at
   * another hour. `tooMany`: the cart has no room for all of its pieces.
   */
  readonly reason: 'gone' | 'soldOut' | 'hours' | 'notToday' | 'option' | 'later' | 'tooMany';
};

export type Reordered = {
  /** What can be ordered as it was, at today's prices. */
  readonly choices: readonly Choice[];
  /** Combos that lost a crepa, and products that lost an option that they need: the customer chooses another. */
  readonly incomplete: readonly Choice[];
  readonly missing: readonly Missing[];
};

/** The present moment, and the last one for which an order can be placed: what can be had until then is ordered too. */
type ReorderMoment = MenuMoment & { readonly lastMoment?: Instant };

/** An earlier order by today's menu. Extras that are gone are left out and named; the product is still ordered. */
export function reorder({ lines }: PastOrder, menu: FreshMenu, moment: ReorderMoment): Reordered {
  const found = lines.map((line) => reorderLine(line, menu, moment));
  return {
    choices: found.flatMap(({ choice, isWhole }) => (choice && isWhole ? [choice] : [])),
    incomplete: found.flatMap(({ choice, isWhole }) => (choice && !isWhole ? [choice] : [])),
    missing: found.flatMap(({ missing }) => missing),
  };
}

type ReorderedLine = {
  readonly choice: Choice | null;
  readonly isWhole: boolean;
  readonly missing: readonly Missing[];
};

function reorderLine(
  { product: { id, name }, quantity, ...was }: PastLine,
  menu: FreshMenu,
  moment: ReorderMoment,
): ReorderedLine {
  const asked = menu.products.find((product) => product.id === id);
  const product = asked?.now;
  const isLater = product != null && isOrderedForLater(product, moment);
  const isGone = !product || !(isAvailable(product, moment) || isLater);
  if (isGone) return { choice: null, isWhole: false, missing: [missingOf(product ?? { name }, moment)] };
  const extras = was.extras.map((extra) => offered(extra, asked?.extras ?? [], moment));
  const crepas = was.crepas.map((crepa) => offered(crepa, menu.crepas, moment));
  const found = crepas.flatMap(({ now }) => now ?? []);
  const offeredGroups = asked?.groups ?? [];
  const before = was.groups.flatMap((group) => group.options);
  const options = before.map((option) =>
    offered(
      option,
      offeredGroups.flatMap((group) => group.options),
      moment,
    ),
  );
  const wanted = before.filter((_, index) => options[index]?.now !== undefined);
  return {
    choice: {
      product,
      quantity,
      extras: extras.flatMap(({ now }) => now ?? []),
      crepas: found,
      groups: chosenGroups(offeredGroups, wanted),
    },
    isWhole:
      found.length === (product.isCombo ? product.comboSize : 0) &&
      brokenRule(offeredGroups, wanted) === null,
    missing: [
      ...(isLater ? [{ name: product.name, reason: 'later' } as const] : []),
      ...[...extras, ...crepas].flatMap(({ now, missing }) =>
        now === undefined || missing.reason === 'later' ? [missing] : [],
      ),
      ...options.flatMap(({ now, missing }) =>
        now === undefined ? [{ name: missing.name, reason: 'option' } as const] : [],
      ),
    ],
  };
}

const isOrderedForLater = (item: Extra | Product | ChoiceOption, moment: ReorderMoment): boolean =>
  isForLater(whyUnavailable(item, moment), moment.lastMoment ?? 0);

function missingOf(product: Product | Pick<Product, 'name'>, moment: MenuMoment): Missing {
  const { name } = product;
  const why = 'available' in product ? whyUnavailable(product, moment) : null;
  if (why?.kind === 'outsideHours') return { name, reason: 'hours' };
  return { name, reason: why?.kind === 'soldOut' ? 'soldOut' : 'gone' };
}

/** An item of an earlier order in a list of what is offered. */
function offered<Item extends Extra | Product | ChoiceOption>(
  { id, name }: { readonly id: number; readonly name: string },
  list: readonly Item[],
  moment: ReorderMoment,
): { readonly now: Item | undefined; readonly missing: Missing } {
  const item = list.find((other) => other.id === id);
  const why = item && whyUnavailable(item, moment);
  if (item && isOrderedForLater(item, moment)) return { now: item, missing: { name, reason: 'later' } };
  return {
    now: why === null ? item : undefined,
    missing: { name, reason: why?.kind === 'outsideHours' ? 'hours' : 'notToday' },
  };
}

/** Adds what fits: no line of a cart exceeds its limit (decision O13). */
export function addReordered(
  cart: Cart,
  choices: readonly Choice[],
): { readonly cart: Cart; readonly missing: readonly Missing[] } {
  const missing: Missing[] = [];
  const filled = choices.reduce((before, choice) => {
    const room = remainingQuantity(before, choice);
    if (room < choice.quantity) missing.push({ name: choice.product.name, reason: 'tooMany' });
    return room === 0 ? before : addToCart(before, { ...choice, quantity: Math.min(choice.quantity, room) });
  }, cart);
  return { cart: filled, missing };
}
