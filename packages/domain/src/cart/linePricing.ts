import { isAvailable, whyUnavailable } from '../menu/availability.ts';
import type { Extra, ExtraId, Product, ProductId } from '../menu/catalog.ts';
import type { OfferedGroup, OptionId } from '../menu/choiceGroups.ts';
import type { MenuMoment } from '../menu/menuHours.ts';
import type { Cents } from '../money/money.ts';
import type { Instant } from '../shop/schedule.ts';
import { type Choice, extrasTotal } from './cart.ts';
import { brokenRule, chosenGroups } from './chosenGroups.ts';
import { fitsCombo } from './combo.ts';

/** The menu, and the moment for which the order is: now, or a later one. */
export type PricingMenu = {
  readonly moment: MenuMoment;
  readonly product: (id: ProductId) => Product | null | undefined;
  /** The extras linked to a product, including unavailable ones. */
  readonly extrasOf: (id: ProductId) => readonly Extra[];
  /** The groups of a product in their order, with unavailable options. */
  readonly groupsOf: (id: ProductId) => readonly OfferedGroup[];
  /** Whether any group of the menu has the option. */
  readonly isOption: (id: OptionId) => boolean;
};

/** Some pieces of an option in a request. */
export type RequestedOption = {
  readonly id: OptionId;
  readonly quantity: number;
  /** Empty where the client does not send it. */
  readonly name: string;
  /** As the customer saw it; null: whatever it costs. */
  readonly price: Cents | null;
};

/** A line of the request: ids, and the prices that the customer saw. */
export type RequestedLine = {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly extras: readonly { readonly id: ExtraId; readonly name: string; readonly price: Cents }[];
  readonly crepaIds: readonly ProductId[];
  readonly options: readonly RequestedOption[];
  /** What extras and options cost for the whole line, as the customer saw it; absent: any sum is accepted. */
  readonly extrasTotal?: Cents;
};

/** A line with the prices of the shop's menu. */
export type PricedLine = Choice & { readonly extrasTotal: Cents };

/** A difference between a line as the customer saw it and the menu (decision O6). */
export type LineChange = {
  readonly productId: ProductId;
  readonly reason: 'price' | 'unavailable' | 'deleted' | 'extra' | 'hours' | 'comboSize' | 'option' | 'group';
  /** The name of the product, the extra or the option; for `group` of the group whose options must be chosen anew. */
  readonly name: string;
  readonly before?: Cents;
  readonly now?: Cents;
  /** When a product that is sold out is available again. */
  readonly soldOutUntil?: number | undefined;
  /** For `hours`: the first moment at which the product can be had. */
  readonly from?: Instant;
  /** For `comboSize`: how many crepas the combo holds now. */
  readonly comboSize?: number;
};

/** What delivery costs has changed. */
export type FeeChange = { readonly reason: 'fee'; readonly before: Cents; readonly now: Cents };

/** What the order's code takes off has changed; `now` is 0 when it does not hold any more. */
export type DiscountChange = { readonly reason: 'code'; readonly before: Cents; readonly now: Cents };

export type OrderChange = LineChange | FeeChange | DiscountChange;

/** `priced` is null when the line is no longer available. */
export type CheckedLine = { readonly priced: PricedLine | null; readonly changes: readonly LineChange[] };

/** What prices a line, without what finds a fault. */
type LineMenu = Omit<PricingMenu, 'isOption'>;

/** Prices a line by the shop's menu. Every difference from what the customer saw is a change. */
export function checkLine(menu: LineMenu, line: RequestedLine): CheckedLine {
  const { productId, quantity } = line;
  const product = menu.product(productId);
  if (!product || !isAvailable(product, menu.moment)) {
    return { priced: null, changes: [missing(productId, product, menu.moment)] };
  }

  const changes: LineChange[] = [];
  if (product.price !== line.unitPrice) {
    changes.push({
      productId,
      reason: 'price',
      name: product.name,
      before: line.unitPrice,
      now: product.price,
    });
  }
  const crepas = checkCrepas(menu, line, changes);
  const extras = checkExtras(menu, line, changes);
  // A combo without one of its crepas cannot be ordered: the customer chooses another one first.
  if (crepas.length < line.crepaIds.length) return { priced: null, changes };
  if (product.isCombo && !fitsCombo(product, line.crepaIds)) {
    const { name, comboSize } = product;
    return { priced: null, changes: [...changes, { productId, reason: 'comboSize', name, comboSize }] };
  }
  const groups = checkOptions(menu, line, changes);
  if (groups === null) return { priced: null, changes };
  const choice = { product, quantity, extras, crepas, groups };
  const total = extrasTotal(choice);
  // The prices are the same: the shop changed how many pieces are included.
  if (groups.length > 0 && changes.length === 0 && total !== (line.extrasTotal ?? total)) {
    const { name } = product;
    changes.push({ productId, reason: 'option', name, before: line.extrasTotal ?? total, now: total });
  }
  return { priced: { ...choice, extrasTotal: total }, changes };
}

function missing(productId: ProductId, product: Product | null | undefined, moment: MenuMoment): LineChange {
  if (!product) return { productId, reason: 'deleted', name: '' };
  const { name } = product;
  const why = whyUnavailable(product, moment);
  if (why?.kind === 'outsideHours') return { productId, reason: 'hours', name, from: why.from };
  return { productId, reason: 'unavailable', name, soldOutUntil: product.soldOutUntil };
}

function checkCrepas(menu: LineMenu, { productId, crepaIds }: RequestedLine, changes: LineChange[]) {
  return crepaIds.flatMap((id) => {
    const crepa = menu.product(id);
    if (crepa?.isComboEligible && isAvailable(crepa, menu.moment)) return [crepa];
    changes.push(missing(productId, crepa, menu.moment));
    return [];
  });
}

function checkExtras(menu: LineMenu, { productId, extras }: RequestedLine, changes: LineChange[]) {
  const offered = menu.extrasOf(productId);
  return extras.flatMap((asked) => {
    const extra = offered.find(({ id }) => id === asked.id);
    if (!extra || !isAvailable(extra, menu.moment)) {
      changes.push({ productId, reason: 'extra', name: asked.name, before: asked.price });
      return [];
    }
    if (extra.price !== asked.price) {
      changes.push({ productId, reason: 'extra', name: extra.name, before: asked.price, now: extra.price });
    }
    return [extra];
  });
}

/** Null when a rule is broken by what is left: the customer chooses again. */
function checkOptions(menu: LineMenu, { productId, options }: RequestedLine, changes: LineChange[]) {
  const offered = menu.groupsOf(productId);
  const known = offered.flatMap((group) => group.options);
  const left = options.filter((asked) => {
    const option = known.find(({ id }) => id === asked.id);
    const before = asked.price ?? option?.price;
    const change = {
      productId,
      reason: 'option',
      name: option?.name ?? asked.name,
      ...(before !== undefined && { before }),
    } as const;
    if (!option || !isAvailable(option, menu.moment)) {
      changes.push(change);
      return false;
    }
    if (option.price !== before) changes.push({ ...change, now: option.price });
    return true;
  });
  const broken = brokenRule(offered, left);
  if (broken === null) return chosenGroups(offered, left);
  // Otherwise the option that is gone tells why.
  if (left.length === options.length) changes.push({ productId, reason: 'group', name: broken.group.name });
  return null;
}
