import {
  type Cart,
  type CartLine,
  cartTotal,
  type FreshMenu,
  type LineNews,
  lineNews,
  orderableCart,
} from '@crepas/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { loadFreshMenu } from '../menu/freshMenu.ts';
import { useShopStatus } from '../shop/shopStatus.ts';
import { useCart } from './cart.ts';

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

/** The changes on the menu since the cart was filled. No changes until the shop has answered. */
export function useCartNews() {
  const cart = useCart((state) => state.cart);
  const { data } = useQuery({
    ...cartMenuQuery(cart),
    enabled: cart.length > 0,
    placeholderData: keepPreviousData,
  });
  const menu = data ?? nothingAsked;
  const news = cart.map((line) => lineNews(line, menu));
  const orderable = orderableCart(news);
  const quote = useShopStatus((status) => status.quote);
  return {
    lineNewsOf: (line: CartLine): LineNews => lineNews(line, menu),
    changes: news.flatMap(({ changes }) => changes),
    /** The lines that are still available, at today's prices. */
    orderable,
    ...quote(cartTotal(orderable)),
    /** A combo that lost a crepa: the customer chooses another. */
    incomplete: cart.find((_, index) => news[index]?.isOnMenu && !news[index].now),
    isAnyAvailable: news.some(({ now }) => now),
  };
}

const nothingAsked: FreshMenu = { products: [], crepas: [] };
