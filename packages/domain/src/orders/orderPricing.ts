import { extrasTotal, lineTotal, maxQuantity } from '../cart/cart.ts';
import { comboSize } from '../cart/combo.ts';
import {
  type CheckedLine,
  checkLine,
  type FeeChange,
  type OrderChange,
  type PricedLine,
  type PricingMenu,
  type RequestedLine,
} from '../cart/linePricing.ts';
import { type DeliveryQuote, freeQuote } from '../delivery/fees.ts';
import { addCents, type Cents, sumCents } from '../money/money.ts';

export type RequestedOrder = {
  readonly lines: readonly RequestedLine[];
  /** What the customer saw that delivery costs; null: whatever it costs. */
  readonly fee: Cents | null;
  /** With the fee. */
  readonly total: Cents;
};

/**
 * An order that the store never sends. The fault of a line contains the name of the product, empty for an
 * unknown one.
 */
export type OrderFault =
  | { readonly code: 'noLines' | 'total' }
  | {
      readonly code: 'quantity' | 'comboSize' | 'ownCrepa' | 'notACombo' | 'repeatedExtra';
      readonly name: string;
    };

export type PricedOrder =
  | {
      readonly kind: 'priced';
      readonly lines: readonly PricedLine[];
      readonly fee: Cents;
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
};

/** The server's arithmetic over its own menu: the figures of the request are compared, never used. */
export function priceOrder(
  menu: PricingMenu,
  order: RequestedOrder,
  { sold = [], quote = () => freeQuote }: PricingTerms = {},
): PricedOrder {
  const left = [...sold];
  const kept = order.lines.map((line) => takeSold(left, line));
  const fault = findFault(menu, order, kept);
  if (fault) return { kind: 'faulty', fault };

  const checked = order.lines.map((line, place): CheckedLine => {
    const priced = kept[place];
    return priced ? { priced, changes: [] } : checkLine(menu, line);
  });
  const lines = checked.flatMap(({ priced }) => (priced ? [priced] : []));
  const subtotal = sumCents(lines.map(lineTotal));
  const { missing, ...quoted } = lines.length > 0 ? quote(subtotal) : freeQuote;
  const total = addCents(subtotal, quoted.fee);
  const lineChanges = checked.flatMap(({ changes }) => changes);
  if (lineChanges.length === 0 && missing > 0) return { kind: 'belowMinimum', missing };
  const changes = [...lineChanges, ...feeChange(order.fee, quoted.fee)];
  if (changes.length > 0) return { kind: 'changed', changes, total };
  if (total !== order.total) return { kind: 'faulty', fault: { code: 'total' } };
  return { kind: 'priced', lines, ...quoted, total };
}

const feeChange = (before: Cents | null, now: Cents): readonly FeeChange[] =>
  before === null || before === now ? [] : [{ reason: 'fee', before, now }];

/** Takes the sold line of the same product, made in the same way for the same price; null when there is none. */
function takeSold(left: PricedLine[], line: RequestedLine): PricedLine | null {
  const place = left.findIndex(
    ({ product, quantity, extras, crepas, extrasTotal }) =>
      product.id === line.productId &&
      product.price === line.unitPrice &&
      sameIds(extras, line.extras) &&
      sameIds(
        crepas,
        line.crepaIds.map((id) => ({ id })),
      ) &&
      extrasTotal === sumCents(line.extras.map(({ price }) => price)) * quantity &&
      Number.isInteger(line.quantity) &&
      line.quantity >= 1 &&
      line.quantity <= quantity,
  );
  const [found] = place < 0 ? [] : left.splice(place, 1);
  return found
    ? { ...found, quantity: line.quantity, extrasTotal: extrasTotal({ ...found, quantity: line.quantity }) }
    : null;
}

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
  { lines }: RequestedOrder,
  kept: readonly (PricedLine | null)[],
): OrderFault | null {
  if (lines.length === 0) return { code: 'noLines' };
  const pieces = new Map<string, number>();
  for (const [place, { productId, quantity, extras, crepaIds }] of lines.entries()) {
    if (kept[place]) continue;
    const product = menu.product(productId);
    const name = product?.name ?? '';
    const key = `${productId}|${sortedIds(extras)}|${sortedIds(crepaIds.map((id) => ({ id })))}`;
    // The store puts equal pieces into one line, so several lines of them share its limit.
    const equal = (pieces.get(key) ?? 0) + quantity;
    pieces.set(key, equal);
    if (!Number.isInteger(quantity) || quantity < 1 || equal > maxQuantity) return { code: 'quantity', name };
    if (hasRepeated(extras.map(({ id }) => id))) return { code: 'repeatedExtra', name };
    if (product?.isCombo && (crepaIds.length !== comboSize || hasRepeated(crepaIds)))
      return { code: 'comboSize', name };
    if (product?.isCombo && crepaIds.some((id) => menu.product(id)?.isCombo))
      return { code: 'ownCrepa', name };
    if (product && !product.isCombo && crepaIds.length > 0) return { code: 'notACombo', name };
  }
  return null;
}
