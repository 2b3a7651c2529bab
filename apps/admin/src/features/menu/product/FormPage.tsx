import type { Category } from '@crepas/domain';
import { Loading, Page, PageHeader, Skeleton } from '@crepas/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { NoCategories } from '../../../shared/menu/NoCategories.tsx';
import { useOrderedCategories } from '../../../shared/menu/products.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import styles from './ProductEditor.module.css';

export type FormPageProps = { readonly title: string; readonly children: ReactNode };

export const FormPage = ({ title, children }: FormPageProps) => (
  <Page bar={null} width="desk">
    <ScreenTitle>{title}</ScreenTitle>
    <PageHeader title={title} backTo={paths.admin} />
    {children}
  </Page>
);

export const FormLoading = () => (
  <Loading label="Cargando producto…">
    <span className={styles.loading}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
    </span>
  </Loading>
);

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
