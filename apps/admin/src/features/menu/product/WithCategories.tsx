import type { Category } from '@crepas/domain';
import type { ReactNode } from 'react';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { NoCategories } from '../../../shared/menu/NoCategories.tsx';
import { useOrderedCategories } from '../../../shared/menu/products.ts';
import { FormLoading } from './FormLoading.tsx';
import { FormPage } from './FormPage.tsx';

export type WithCategoriesProps = {
  readonly title: string;
  readonly children: (categories: readonly Category[]) => ReactNode;
};

/** Loads the categories, which a product's form needs, and asks to create one if there is none. */
export function WithCategories({ title, children }: WithCategoriesProps) {
  const query = useOrderedCategories();
  if (query.data?.length) return children(query.data);
  return (
    <FormPage title={title}>
      <Loaded query={query} loading={<FormLoading />} failedTitle="Error al obtener categorías">
        {() => <NoCategories />}
      </Loaded>
    </FormPage>
  );
}
