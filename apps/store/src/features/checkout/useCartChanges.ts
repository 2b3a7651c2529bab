import {
  type Cart,
  type CartLine,
  type Cents,
  cartTotal,
  compareLine,
  type FreshMenu,
  isOrderOf,
  type LineChange,
  type LineComparison,
  orderableCart,
} from '@crepas/domain';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { useCart } from '../../shared/cart/cart.ts';
import { loadFreshMenu } from '../../shared/menu/freshMenu.ts';
import { menuMomentNow, useMenuMoment } from '../../shared/menu/menuMoment.ts';
import { chosenMoment, menuAt } from '../../shared/order/menuOfOrder.ts';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { cartQuote } from '../../shared/shop/cartQuote.ts';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import { useDeliveryCopy } from '../../shared/shop/shopPromise.ts';
import { useOrderPlace } from '../address/index.ts';
import { useDiscount } from '../discounts/index.ts';
import { useCheckoutStore } from './checkoutStatus.ts';

/** The current menu entries of the cart's products. Never cached, not even by the service worker. */
export const cartMenuQuery = (cart: Cart) =>
  queryOptions({
    queryKey: ['cartMenu', ...askedOf(cart)],
    queryFn: ({ signal }) => loadFreshMenu(client, cart, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

const askedOf = (cart: Cart) =>
  cart.map(({ product, extras, crepas }) => `${product.id} ${extras.length > 0} ${crepas.length > 0}`).sort();

/** The changes on the menu since the cart was filled, and what the cart costs now. No changes until the shop has answered. */
export function useCartChanges() {
  const cart = useCart((state) => state.cart);
  const { data, isFetched } = useQuery({
    ...cartMenuQuery(cart),
    enabled: cart.length > 0,
    placeholderData: keepPreviousData,
  });
  const queryClient = useQueryClient();
  const read = data ?? nothingAsked;
  const now = useMenuMoment(productsOf(read)) ?? menuMomentNow(queryClient);
  const scheduledFor = useOrderOptions(chosenMoment);
  const { menu, moment } = menuAt(read, now, scheduledFor);
  const lines = cart.map((line) => compareLine(line, menu, moment));
  const orderable = orderableCart(lines);
  const lackingAt = lines.findIndex(({ isOnMenu, now }) => isOnMenu && now === null);
  const shopNow = useShopNow();
  const place = useOrderPlace();
  const quote = cartQuote(shopNow, { subtotal: cartTotal(orderable), place });
  const unconfirmed = useCheckoutStore((state) => state.unconfirmed);
  const discount = useDiscount({
    cart: orderable,
    place,
    fee: quote.fee,
    scheduledFor,
    isKnown: isFetched || data !== undefined,
    sent: unconfirmed && isOrderOf(cart, unconfirmed) ? unconfirmed.discount : undefined,
  });
  const deliveryCopy = useDeliveryCopy();
  return {
    /** The shop and the menu have answered. */
    isRead: isFetched && shopNow !== undefined,
    lineChangesOf: (line: CartLine): LineComparison => compareLine(line, menu, moment),
    /** The present moment, from which a later day has its name. */
    now,
    changes: lines.flatMap(({ changes }) => changes),
    /** The lines that are still available, at today's prices. */
    orderable,
    ...quote,
    /** What the code takes off the total. */
    discount,
    total: (quote.total - (discount.given?.amount ?? 0)) as Cents,
    // Until the shop is known, as the rendered page says.
    feeNote: shopNow ? quote.feeNote : deliveryCopy?.main,
    /** A combo that lost a crepa, or a product that lost an option: the customer chooses another. */
    incomplete: cart[lackingAt],
    /** What it needs another one of. */
    lacking: lines[lackingAt]?.changes.some(lacksOption) ? 'opción' : 'crepa',
    isAnyAvailable: lines.some(({ now }) => now),
  };
}

const lacksOption = ({ reason, now }: LineChange) =>
  reason === 'group' || (reason === 'option' && now === undefined);

const productsOf = ({ products, crepas }: FreshMenu) => [
  ...products.flatMap(({ now }) => now ?? []),
  ...crepas,
];

const nothingAsked: FreshMenu = { products: [], crepas: [] };
