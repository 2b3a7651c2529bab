import type { Product, ProductId } from '@crepas/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { comboCrepasQuery, listedProduct, productExtrasQuery, productQuery } from './menu.ts';

/** Uses the product of a cached list as placeholder data. */
export function useProduct(id: ProductId) {
  const queryClient = useQueryClient();
  return useQuery({ ...productQuery(id), placeholderData: () => listedProduct(queryClient, id) });
}

export const useProductExtras = ({ id }: Product) => useQuery(productExtrasQuery(id));

/** The crepas that a combo may contain; requested only for a combo. */
export const useComboCrepas = (isCombo = true) => useQuery({ ...comboCrepasQuery, enabled: isCombo });
