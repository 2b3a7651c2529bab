import { Loading, ProductCardSkeleton, ProductGrid } from '@crepas/ui';
import { range } from '../range.ts';

const skeletons = range(4);

export const ProductSkeletons = () => (
  <Loading>
    <ProductGrid>
      {skeletons.map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </ProductGrid>
  </Loading>
);
