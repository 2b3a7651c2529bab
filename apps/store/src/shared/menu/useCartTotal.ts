import { type Cart, cartTotal } from '@crepas/domain';
import { useQuery } from '@tanstack/react-query';

export const cartTotalKey = ['cartMenu', 'total'] as const;

/**
 * What the cart's page will say. The menu is asked after the page is shown, by a script of its own: until then, and without an
 * answer, the stored prices count.
 */
export function useCartTotal(cart: Cart) {
  const { data } = useQuery({
    queryKey: [...cartTotalKey, cart],
    queryFn: async ({ signal, client }) => {
      const { currentTotal } = await import('./currentTotal.ts');
      return currentTotal(cart, client, signal);
    },
    enabled: cart.length > 0,
    staleTime: 0,
    retry: false,
  });
  return data ?? cartTotal(cart);
}
