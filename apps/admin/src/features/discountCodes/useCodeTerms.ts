import { codeTermsText, type DiscountCodeChange } from '@crepas/api';
import { type CategoryId, hasCodeEnded, type ProductId } from '@crepas/domain';
import { useOrderedCategories, useWholeMenu } from '../../shared/menu/products.ts';
import { useShopNow } from '../../shared/shop/useShopNow.ts';

/** The conditions of a code in words, the gift first; undefined until the names that it needs are known. */
export function useCodeTerms(codes: readonly DiscountCodeChange[]) {
  const givesProduct = codes.some(({ gift }) => gift.kind === 'product');
  const { data: categories } = useOrderedCategories();
  const { data: menu } = useWholeMenu(givesProduct ? (categories ?? []) : []);
  const now = useShopNow();
  const moment = now && { at: now.nowMs, timeZone: now.shop.timeZone };
  return (code: DiscountCodeChange): readonly string[] | undefined => {
    const needsProducts = code.gift.kind === 'product';
    const needsCategories = needsProducts || code.categoryIds !== null;
    if ((needsCategories && !categories) || (needsProducts && !menu)) return undefined;
    const names = {
      category: (id: CategoryId) => categories?.find((category) => category.id === id)?.name,
      product: (id: ProductId) => menu?.find(({ product }) => product.id === id)?.product.name,
    };
    return codeTermsText(code, names, moment !== undefined && hasCodeEnded(code, moment));
  };
}
