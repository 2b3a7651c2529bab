import {
  addToCart,
  blankProduct,
  type Cart,
  type CartLine,
  type Cents,
  type ChosenGroup,
  chosenGroups,
  emptyCart,
  type FreshMenu,
  groupId,
  groupsTotal,
  type OrderDetailLine,
  type OrderDetails,
  pesosFromCents,
  productId,
  wantedOptions,
  withIds,
} from '@crepas/domain';
import { emptyForm, type OrderForm } from '../form/orderForm.ts';

/** What was ordered, at the prices that were agreed. Null for an order of a server that tells no ids. */
export function formOfOrder({ lines, delivery, scheduledFor }: OrderDetails): OrderForm | null {
  if (delivery === null || !lines.every(hasIds)) return null;
  return {
    ...emptyForm,
    name: delivery.customerName ?? '',
    lines: lines.reduce(withLine, emptyCart),
    fulfilment: delivery.fulfilment,
    address: delivery.fulfilment === 'pickup' ? '' : delivery.deliveryAddress,
    position: delivery.position,
    pinnedAddress: delivery.deliveryAddress,
    payment: typeof delivery.payment === 'string' ? delivery.payment : null,
    cash: delivery.cashGiven === null ? '' : String(pesosFromCents(delivery.cashGiven)),
    note: delivery.note ?? '',
    isLater: scheduledFor !== undefined,
    scheduledFor: scheduledFor ?? null,
  };
}

const hasIds = ({ productId, groups }: OrderDetailLine): boolean =>
  productId !== undefined && groups.every(({ options }) => options.every(({ id }) => id !== null));

/** The options at their agreed prices. Nothing asks for the number of a group, which some servers do not tell. */
const agreedGroups = ({ groups }: OrderDetailLine): readonly ChosenGroup[] =>
  groups.map(({ id, name, options, included = 0 }, place) => ({
    id: id ?? groupId(place + 1),
    name,
    included,
    options: options.flatMap(({ id, ...option }) => (id === null ? [] : [{ id, ...option }])),
  }));

function withLine(cart: Cart, line: OrderDetailLine): Cart {
  const [extras, crepas, groups] = [withIds(line.extras), withIds(line.crepas), agreedGroups(line)];
  const extrasOfPiece = line.extrasTotal / line.quantity - groupsTotal(groups);
  const product = {
    ...blankProduct,
    id: line.productId ?? productId(0),
    name: line.productName,
    price: line.unitPrice,
    imageUrl: line.imageUrl,
    ...(crepas.length > 0 && comboOf(crepas)),
    categoryId: line.categoryId ?? blankProduct.categoryId,
  };
  return addToCart(cart, {
    product,
    quantity: line.quantity,
    // Only the sum of the extras is known: the first one has it. A changed line gets each price (`chargedLines`).
    extras: extras.map((extra, place) => ({
      ...extra,
      description: '',
      price: (place === 0 ? extrasOfPiece : 0) as Cents,
      available: true,
    })),
    crepas: crepas.map((crepa) => ({ ...product, ...crepa, isCombo: false })),
    groups,
  });
}

/** The order does not tell the rule of its combo, which may be off the menu: it holds as many crepas as were ordered. */
const comboOf = (crepas: OrderDetailLine['crepas']) => ({
  isCombo: true,
  comboSize: crepas.length,
  comboRepeats: new Set(crepas.map(({ id }) => id)).size < crepas.length,
});

/** The products of today's menu, with the extras and groups of each. */
type TodaysProducts = FreshMenu['products'];

/** What a line was sold as: the server keeps its price in the same or a smaller number (`priceOrder`). */
export const soldLine = (line: CartLine, sold: Cart): CartLine | undefined =>
  sold.find(({ key, quantity }) => key === line.key && line.quantity <= quantity);

/** The lines at the prices that the server charges for a change: those that were agreed, and today's for the rest. */
export const chargedLines = (lines: Cart, sold: Cart, today: TodaysProducts): Cart =>
  lines.map((line) => {
    const agreed = soldLine(line, sold);
    return agreed ? { ...agreed, quantity: line.quantity } : atTodaysPrices(line, today);
  });

/** A product, an extra or an option that is not on the menu stays as it is: the server refuses it by name. */
function atTodaysPrices(line: CartLine, today: TodaysProducts): CartLine {
  const found = today.find(({ id }) => id === line.product.id);
  if (!found?.now) return line;
  const extras = line.extras.map((extra) => found.extras.find(({ id }) => id === extra.id) ?? extra);
  const wanted = wantedOptions(line.groups);
  const groups = chosenGroups(found.groups, wanted);
  const isWhole = wantedOptions(groups).length === wanted.length;
  return { ...line, product: found.now, extras, groups: isWhole ? groups : line.groups };
}
