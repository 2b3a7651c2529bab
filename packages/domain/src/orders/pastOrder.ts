import { type Choice, optionsKey } from '../cart/cart.ts';
import { type ChosenOption, wantedOptions } from '../cart/chosenGroups.ts';
import type { Extra, Product } from '../menu/catalog.ts';
import { type NamedItem, type OrderDetails, type OrderedGroup, type OrderId, withIds } from './order.ts';

/** A line of an earlier order: what was chosen, with the names of that time. */
export type PastLine = Pick<Choice, 'quantity'> & {
  readonly product: Pick<Product, 'id' | 'name' | 'imageUrl'>;
  /** A name is empty where the server does not tell it. */
  readonly extras: readonly Pick<Extra, 'id' | 'name'>[];
  readonly crepas: readonly Pick<Product, 'id' | 'name'>[];
  readonly groups: readonly { readonly options: readonly Omit<ChosenOption, 'price'>[] }[];
};

export type PastOrder = { readonly id: OrderId; readonly lines: readonly PastLine[] };

/** As many as home shows. */
const maxPastOrders = 5;

/** Null for an order without the ids of its products: its server cannot say what they were. */
export function pastOrderOf({ id, lines }: OrderDetails): PastOrder | null {
  const past = lines.flatMap(({ productId, productName, imageUrl, quantity, ...made }): PastLine[] => {
    const [extras, crepas] = [surelyNamed(made.extras), surelyNamed(made.crepas)];
    const groups = knownGroups(made.groups);
    if (productId === undefined || extras === null || crepas === null || groups === null) return [];
    return [{ quantity, product: { id: productId, name: productName, imageUrl }, extras, crepas, groups }];
  });
  return past.length === lines.length && past.length > 0 ? { id, lines: past } : null;
}

/**
 * Null without every id. A name with a comma came in one text with the others, which may be divided in the wrong place:
 * then no name of them is told.
 */
function surelyNamed<Id>(items: readonly NamedItem<Id>[]) {
  const known = withIds(items);
  if (known.length < items.length) return null;
  const isUnsure = items.length > 1 && items.some(({ name }) => name.includes(', '));
  return isUnsure ? known.map(({ id }) => ({ id, name: '' })) : known;
}

/** Null without every id. */
function knownGroups(groups: readonly OrderedGroup[]): PastLine['groups'] | null {
  const known = groups.map(({ options }) => ({
    options: options.flatMap(({ id, name, quantity }) => (id === null ? [] : [{ id, name, quantity }])),
  }));
  return known.every(({ options }, index) => options.length === groups[index]?.options.length) ? known : null;
}

/** What makes two orders the same for a customer: their lines. */
const contentOf = ({ lines }: PastOrder) =>
  lines
    .map(({ product, quantity, extras, crepas, groups }) =>
      [product.id, quantity, idsOf(extras), idsOf(crepas)]
        .join('|')
        .concat(optionsKey(wantedOptions(groups))),
    )
    .sort()
    .join(';');

const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);

/** The newest orders first, the same order once, and no more than home shows. */
export function shownPastOrders(orders: readonly PastOrder[]): readonly PastOrder[] {
  const different = new Map<string, PastOrder>();
  for (const order of orders) {
    const content = contentOf(order);
    if (!different.has(content)) different.set(content, order);
  }
  return [...different.values()].slice(0, maxPastOrders);
}
