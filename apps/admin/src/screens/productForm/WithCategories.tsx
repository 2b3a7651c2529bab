import type { Category } from '@crepas/domain';
import { ErrorState } from '@crepas/ui';
import type { ReactNode } from 'react';
import { NoCategories } from '../../lists/NoCategories.tsx';
import { useOrderedCategories } from '../../queries/products.ts';
import { FormLoading } from './FormLoading.tsx';
import { FormPage } from './FormPage.tsx';

export type WithCategoriesProps = {
  readonly title: string;
  readonly children: (categories: readonly Category[]) => ReactNode;
};

/** Loads the categories, which a product's form needs, and asks to create one if there is none. */
export function WithCategories({ title, children }: WithCategoriesProps) {
  const { data: categories, errorUpdateCount, isFetching, refetch } = useOrderedCategories();
  if (categories && categories.length > 0) return children(categories);
  return (
    <FormPage title={title}>
      {categories && <NoCategories />}
      {!categories && errorUpdateCount === 0 && <FormLoading />}
      {!categories && errorUpdateCount > 0 && (
        <ErrorState
          title="Error al obtener categorías"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </FormPage>
  );
}
