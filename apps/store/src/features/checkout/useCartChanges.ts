import {
  type Cart,
  type CartLine,
  cartTotal,
  compareLine,
  type FreshMenu,
  type LineComparison,
  orderableCart,
} from '@crepas/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { useCart } from '../../shared/cart/cart.ts';
import { loadFreshMenu } from '../../shared/menu/freshMenu.ts';
import { cartQuote } from '../../shared/shop/cartQuote.ts';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import { useDeliveryCopy } from '../../shared/shop/shopPromise.ts';
import { useOrderPlace } from '../address/index.ts';

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
  const menu = data ?? nothingAsked;
  const lines = cart.map((line) => compareLine(line, menu));
  const orderable = orderableCart(lines);
  const shopNow = useShopNow();
  const place = useOrderPlace();
  const quote = cartQuote(shopNow, { subtotal: cartTotal(orderable), place });
  const deliveryCopy = useDeliveryCopy();
  return {
    /** The shop and the menu have answered. */
    isRead: isFetched && shopNow !== null,
    lineChangesOf: (line: CartLine): LineComparison => compareLine(line, menu),
    changes: lines.flatMap(({ changes }) => changes),
    /** The lines that are still available, at today's prices. */
    orderable,
    ...quote,
    // Until the shop is known, as the rendered page says.
    feeNote: shopNow ? quote.feeNote : deliveryCopy?.main,
    /** A combo that lost a crepa: the customer chooses another. */
    incomplete: cart.find((_, index) => lines[index]?.isOnMenu && !lines[index].now),
    isAnyAvailable: lines.some(({ now }) => now),
  };
}

const nothingAsked: FreshMenu = { products: [], crepas: [] };
