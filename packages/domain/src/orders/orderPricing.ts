import { extrasTotal, lineTotal, maxQuantity, optionsKey } from '../cart/cart.ts';
import { brokenRule, type ChosenGroup, groupsTotal, wantedOptions } from '../cart/chosenGroups.ts';
import { type ComboRule, fitsCombo } from '../cart/combo.ts';
import {
  type CheckedLine,
  checkLine,
  type DiscountChange,
  type FeeChange,
  type OrderChange,
  type PricedLine,
  type PricingMenu,
  type RequestedLine,
  type RequestedOption,
} from '../cart/linePricing.ts';
import { type DeliveryQuote, freeQuote } from '../delivery/fees.ts';
import type { Fulfilment } from '../delivery/fulfilment.ts';
import type { DiscountTerms } from '../discounts/discountCode.ts';
import type { Product } from '../menu/catalog.ts';
import { addCents, type Cents, sumCents, zeroCents } from '../money/money.ts';
import { discountFor } from './orderDiscount.ts';

export type RequestedOrder = {
  readonly lines: readonly RequestedLine[];
  /** What the customer saw that delivery costs; null: whatever it costs. */
  readonly fee: Cents | null;
  /** What the customer saw that the code takes off; absent: 0. Null: whatever it takes off, and the total is without it. */
  readonly discount?: Cents | null;
  /** What is paid: with the fee, less the discount. */
  readonly total: Cents;
};

/**
 * An order that the store never sends. The fault of a line contains the name of the product, empty for an
 * unknown one.
 */
export type OrderFault =
  | { readonly code: 'noLines' | 'total' }
  | {
      readonly code:
        | 'quantity'
        | 'ownCrepa'
        | 'notACombo'
        | 'repeatedExtra'
        | 'repeatedOption'
        | 'foreignOption';
      readonly name: string;
    }
  | (ComboRule & { readonly code: 'comboSize'; readonly name: string })
  /** A group has too few or too many pieces, or too many of one option. */
  | {
      readonly code: 'groupRule';
      readonly name: string;
      readonly group: string;
      readonly rule: 'min' | 'max' | 'perOption';
      readonly limit: number;
    };

export type PricedOrder =
  | {
      readonly kind: 'priced';
      readonly lines: readonly PricedLine[];
      readonly fee: Cents;
      /** What the code takes off; 0 for an order without one, and for one that gets nothing of its code. */
      readonly discount: Cents;
      readonly total: Cents;
      /** As {@link DeliveryQuote} has it. */
      readonly zone?: string;
    }
  | { readonly kind: 'changed'; readonly changes: readonly OrderChange[]; readonly total: Cents }
  /** The products are worth less than what the shop delivers there. */
  | { readonly kind: 'belowMinimum'; readonly missing: Cents }
  | { readonly kind: 'faulty'; readonly fault: OrderFault };

/** What an order is priced by, beside the menu. */
export type PricingTerms = {
  /** The lines of an order that changes: the same line in no larger number keeps its price, and need not be on the menu. */
  readonly sold?: readonly PricedLine[];
  /** What its delivery costs, by the sum of its products. */
  readonly quote?: (subtotal: Cents) => DeliveryQuote;
  /** The code that the order has and that holds for it; null: none does. */
  readonly discountTerms?: DiscountTerms | null;
  /** A code may be for one of them. */
  readonly fulfilment?: Fulfilment;
};

/** The server's arithmetic over its own menu: the figures of the request are compared, never used. */
export function priceOrder(
  menu: PricingMenu,
  order: RequestedOrder,
  { sold = [], quote = () => freeQuote, discountTerms = null, fulfilment = 'delivery' }: PricingTerms = {},
): PricedOrder {
  const left = [...sold];
  const kept = order.lines.map((line) => takeSold(left, line));
  const fault = findFault(menu, order, kept);
  if (fault) return { kind: 'faulty', fault };

  const checked = order.lines.map((line, index): CheckedLine => {
    const priced = kept[index];
    return priced ? { priced, changes: [] } : checkLine(menu, line);
  });
  const lines = checked.flatMap(({ priced }) => (priced ? [priced] : []));
  const subtotal = sumCents(lines.map(lineTotal));
  const { missing, ...quoted } = lines.length > 0 ? quote(subtotal) : freeQuote;
  const discount = discountFor(menu, discountTerms, { lines, fulfilment, fee: quoted.fee });
  const total = (subtotal + quoted.fee - discount) as Cents;
  const lineChanges = checked.flatMap(({ changes }) => changes);
  // The discount does not lower what the zone's minimum is compared with.
  if (lineChanges.length === 0 && missing > 0) return { kind: 'belowMinimum', missing };
  const changes = [
    ...lineChanges,
    ...feeChange(order.fee, quoted.fee),
    ...(order.discount === null ? [] : discountChange(order.discount ?? zeroCents, discount)),
  ];
  if (changes.length > 0) return { kind: 'changed', changes, total };
  const seenTotal = order.discount === null ? ((order.total - discount) as Cents) : order.total;
  if (total !== seenTotal) return { kind: 'faulty', fault: { code: 'total' } };
  return { kind: 'priced', lines, ...quoted, discount, total };
}

/**
 * The lines of an order that can be had now, at the prices of the menu: without those that the store would not send, and without what
 * is gone. For what is only tried, as a code before the order.
 */
export const availableLines = (menu: PricingMenu, lines: readonly RequestedLine[]): readonly PricedLine[] =>
  lines.reduce<{ readonly taken: readonly RequestedLine[]; readonly priced: readonly PricedLine[] }>(
    ({ taken, priced }, line) => {
      const withLine = [...taken, line];
      const isFaulty = findFault(menu, { lines: withLine }, []) !== null;
      const checked = isFaulty ? null : checkLine(menu, line).priced;
      return checked ? { taken: withLine, priced: [...priced, checked] } : { taken, priced };
    },
    { taken: [], priced: [] },
  ).priced;

const discountChange = (before: Cents, now: Cents): readonly DiscountChange[] =>
  before === now ? [] : [{ reason: 'code', before, now }];

const feeChange = (before: Cents | null, now: Cents): readonly FeeChange[] =>
  before === null || before === now ? [] : [{ reason: 'fee', before, now }];

/** Takes the sold line of the same product, made in the same way for the same price; null when there is none. */
function takeSold(left: PricedLine[], line: RequestedLine): PricedLine | null {
  const index = left.findIndex(
    ({ product, quantity, extras, crepas, groups, extrasTotal }) =>
      product.id === line.productId &&
      product.price === line.unitPrice &&
      sameIds(extras, line.extras) &&
      sameIds(
        crepas,
        line.crepaIds.map((id) => ({ id })),
      ) &&
      optionsKey(wantedOptions(groups)) === optionsKey(line.options) &&
      extrasTotal === pieceTotal(line, groups) * quantity &&
      Number.isInteger(line.quantity) &&
      line.quantity >= 1 &&
      line.quantity <= quantity,
  );
  const [found] = index < 0 ? [] : left.splice(index, 1);
  return found
    ? { ...found, quantity: line.quantity, extrasTotal: extrasTotal({ ...found, quantity: line.quantity }) }
    : null;
}

/** What extras and options of a sold line cost for one piece at the prices of the request. */
const pieceTotal = ({ extras, options }: RequestedLine, sold: readonly ChosenGroup[]): Cents =>
  addCents(
    sumCents(extras.map(({ price }) => price)),
    groupsTotal(
      sold.map((group) => ({
        ...group,
        options: group.options.map((option) => ({
          ...option,
          price: options.find(({ id }) => id === option.id)?.price ?? option.price,
        })),
      })),
    ),
  );

type Identified = { readonly id: number };

/** In any order, each as often. */
const sameIds = (some: readonly Identified[], others: readonly Identified[]) =>
  sortedIds(some) === sortedIds(others);

const sortedIds = (items: readonly Identified[]) =>
  items
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

const hasRepeated = (ids: readonly number[]) => new Set(ids).size !== ids.length;

function findFault(
  menu: PricingMenu,
  { lines }: Pick<RequestedOrder, 'lines'>,
  kept: readonly (PricedLine | null)[],
): OrderFault | null {
  if (lines.length === 0) return { code: 'noLines' };
  const pieces = new Map<string, number>();
  for (const [index, { productId, quantity, extras, crepaIds, options }] of lines.entries()) {
    if (kept[index]) continue;
    const product = menu.product(productId);
    const name = product?.name ?? '';
    const key = `${productId}|${sortedIds(extras)}|${sortedIds(crepaIds.map((id) => ({ id })))}${optionsKey(options)}`;
    // The store puts equal pieces into one line, so several lines of them share its limit.
    const equal = (pieces.get(key) ?? 0) + quantity;
    pieces.set(key, equal);
    if (!Number.isInteger(quantity) || quantity < 1 || equal > maxQuantity) return { code: 'quantity', name };
    if (hasRepeated(extras.map(({ id }) => id))) return { code: 'repeatedExtra', name };
    const optionFault = product && findOptionFault(menu, product, options);
    if (optionFault) return optionFault;
    if (product?.isCombo && !fitsCombo(product, crepaIds)) {
      const { comboSize, comboRepeats } = product;
      return { code: 'comboSize', name, comboSize, comboRepeats };
    }
    if (product?.isCombo && crepaIds.some((id) => menu.product(id)?.isCombo))
      return { code: 'ownCrepa', name };
    if (product && !product.isCombo && crepaIds.length > 0) return { code: 'notACombo', name };
  }
  return null;
}

/** An option that no group has any more is a change of the menu, no fault. */
function findOptionFault(
  menu: PricingMenu,
  { id, name }: Product,
  options: readonly RequestedOption[],
): OrderFault | null {
  if (hasRepeated(options.map((option) => option.id))) return { code: 'repeatedOption', name };
  const offered = menu.groupsOf(id);
  const isOfProduct = ({ id }: RequestedOption) =>
    offered.some((group) => group.options.some((option) => option.id === id));
  const others = options.filter((option) => !isOfProduct(option));
  if (others.some((option) => menu.isOption(option.id))) return { code: 'foreignOption', name };
  const broken = others.length > 0 ? null : brokenRule(offered, options);
  if (broken === null) return null;
  const { group, rule } = broken;
  return { code: 'groupRule', name, group: group.name, rule, limit: group[rule] };
}
