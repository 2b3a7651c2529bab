import { Loading, ProductCardSkeleton, ProductGrid } from '@crepas/ui';

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
