import type { Category } from '@crepas/domain';
import { ErrorState } from '@crepas/ui';
import type { ReactNode } from 'react';
import { useOrderedCategories } from '../../queries/products.ts';
import { FormLoading } from './FormLoading.tsx';
import { FormPage } from './FormPage.tsx';

export type WithCategoriesProps = {
  readonly title: string;
  readonly children: (categories: readonly Category[]) => ReactNode;
};

/** A product's form cannot be filled in without the categories: it waits for them. */
export function WithCategories({ title, children }: WithCategoriesProps) {
  const { data: categories, errorUpdateCount, isFetching, refetch } = useOrderedCategories();
  if (categories) return children(categories);
  return (
    <FormPage title={title}>
      {errorUpdateCount === 0 ? (
        <FormLoading />
      ) : (
        <ErrorState
          title="Error al obtener categorías"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </FormPage>
  );
}
