import type { CategoryId } from '@crepas/domain';
import { EmptyState, ErrorState, ProductCard, ProductGrid } from '@crepas/ui';
import { paths } from '../../paths.ts';
import { useCategoryProducts } from '../../queries/menu.ts';
import { ProductSkeletons } from '../ProductSkeletons.tsx';

/** The products of the chosen category. An empty answer may be temporary: it is requested again (decision S8). */
export function CategoryProducts({ id }: { id: CategoryId }) {
  const { products = [], isError, isFetching, isSurelyEmpty, refetch } = useCategoryProducts(id);
  if (products.length > 0) {
    return (
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
  }
  if (isSurelyEmpty) return <EmptyState title="Aún no hay productos en esta categoría" />;
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return <ProductSkeletons />;
}
