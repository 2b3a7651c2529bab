import {
  type Cart,
  type CartLine,
  cartTotal,
  type FreshMenu,
  type LineNews,
  lineNews,
  refreshCart,
} from '@crepas/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { loadFreshMenu } from '../queries/freshMenu.ts';
import { useCart } from '../stores/cart.ts';

/** Today's menu for what lies in a cart: never an old one, not even the service worker's. */
export const cartMenuQuery = (cart: Cart) =>
  queryOptions({
    queryKey: ['cartMenu', ...askedOf(cart)],
    queryFn: ({ signal }) => loadFreshMenu(client, cart, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'online',
  });

const askedOf = (cart: Cart) =>
  cart.map(({ product, extras, crepas }) => `${product.id} ${extras.length > 0} ${crepas.length > 0}`).sort();

/** What became of the cart since it was filled. Without an answer of the shop there is no news. */
export function useCartNews() {
  const cart = useCart((state) => state.cart);
  const { data } = useQuery({
    ...cartMenuQuery(cart),
    enabled: cart.length > 0,
    placeholderData: keepPreviousData,
  });
  const menu = data ?? nothingAsked;
  return {
    newsOf: (line: CartLine): LineNews => lineNews(line, menu),
    changes: cart.flatMap((line) => lineNews(line, menu).changes),
    /** Of what can still be had, at the prices of today. */
    total: cartTotal(refreshCart(cart, menu)),
  };
}

const nothingAsked: FreshMenu = { products: [], crepas: [] };
