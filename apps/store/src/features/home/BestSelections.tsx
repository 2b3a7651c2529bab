import { Loading, PromoCard, PromoCardSkeleton, ScrollRow, Section } from '@crepas/ui';
import { usePromo } from '../../shared/menu/menu.ts';
import { ProductCards } from '../../shared/menu/ProductCards.tsx';

const title = 'Mejores Selecciones';
const skeletons = [0, 1, 2, 3, 4];

/** The promoted products (spec §2). */
export function BestSelections() {
  const { data: products } = usePromo();
  if (products?.length === 0) return null;
  return (
    <Section title={title}>
      {products ? (
        <ScrollRow label={title}>
          <ProductCards products={products} card={PromoCard} />
        </ScrollRow>
      ) : (
        <Waiting />
      )}
    </Section>
  );
}

const Waiting = () => (
  <Loading>
    <ScrollRow label={title}>
      {skeletons.map((index) => (
        <PromoCardSkeleton key={index} />
      ))}
    </ScrollRow>
  </Loading>
);
