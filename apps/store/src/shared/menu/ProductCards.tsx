import type { Product } from '@crepas/domain';
import { Loading, ProductCard, ProductCardSkeleton, ProductGrid } from '@crepas/ui';
import { paths } from '../paths.ts';

export const ProductCards = ({ products }: { products: readonly Product[] }) => (
  <ProductGrid>
    {products.map(({ id, name, price, imageUrl, available }) => (
      <ProductCard
        key={id}
        to={paths.add(id)}
        name={name}
        cents={price}
        picture={{ src: imageUrl }}
        soldOut={!available}
      />
    ))}
  </ProductGrid>
);

const skeletons = [0, 1, 2, 3];

export const ProductSkeletons = () => (
  <Loading>
    <ProductGrid>
      {skeletons.map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  </Loading>
);
