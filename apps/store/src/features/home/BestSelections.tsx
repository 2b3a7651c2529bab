import type { Product } from '@crepas/domain';
import { Loading, PromoCard, PromoCardSkeleton, ScrollRow, Section } from '@crepas/ui';
import { usePromo } from '../../shared/menu/menu.ts';
import { paths } from '../../shared/paths.ts';

const title = 'Mejores Selecciones';
const skeletons = [0, 1, 2, 3, 4];

/** The promoted products (spec §2). */
export function BestSelections() {
  const { data: products } = usePromo();
  if (products?.length === 0) return null;
  return <Section title={title}>{products ? <Promoted products={products} /> : <Waiting />}</Section>;
}

const Promoted = ({ products }: { products: readonly Product[] }) => (
  <ScrollRow label={title}>
    {products.map(({ id, name, price, imageUrl, available }) => (
      <PromoCard
        key={id}
        to={paths.add(id)}
        name={name}
        cents={price}
        picture={{ src: imageUrl }}
        soldOut={!available}
      />
    ))}
  </ScrollRow>
);

const Waiting = () => (
  <Loading>
    <ScrollRow label={title}>
      {skeletons.map((index) => (
        <PromoCardSkeleton key={index} />
      ))}
    </ScrollRow>
  </Loading>
);
