import { type CategoryId, categoryId, type ProductId } from '@crepas/domain';
import { Page, PageHeader } from '@crepas/ui';
import { useState } from 'react';
import { useAllCategories } from '../../queries/categories.ts';
import { useArrival } from '../useArrival.ts';
import { ExtraLinks } from './ExtraLinks.tsx';
import { ProductChoice } from './ProductChoice.tsx';

/** Spec §9. */
const defaultCategory = categoryId(1);

/** Spec §2, `/extras`: which extras a product may be ordered with. */
export function ExtrasScreen() {
  const header = useArrival<HTMLElement>('Extras');
  const [chosenCategory, setChosenCategory] = useState<CategoryId>(defaultCategory);
  const [product, setProduct] = useState<ProductId | null>(null);
  const categories = useAllCategories();
  // A shop may have deleted its first category.
  const category = categories.data?.find(({ id }) => id === chosenCategory) ?? categories.data?.[0];

  return (
    <Page width="wide" bar={null}>
      <PageHeader title="Extras" ref={header} />
      <ProductChoice
        categories={categories.data ?? []}
        category={category?.id}
        product={product}
        onCategory={(id) => {
          setChosenCategory(id);
          setProduct(null);
        }}
        onProduct={setProduct}
      />
      {/* Another product, another form: what was checked or refused belongs to the one before. */}
      <ExtraLinks key={product} product={product} />
    </Page>
  );
}
