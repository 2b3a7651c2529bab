import type { Category, ChoiceGroup } from '@crepas/domain';
import { Loading, Page, PageHeader, Skeleton } from '@crepas/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { useGroups } from '../../../shared/menu/groups.ts';
import { NoCategories } from '../../../shared/menu/NoCategories.tsx';
import { useOrderedCategories } from '../../../shared/menu/products.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import { useHasFeature } from '../../../shared/shop/shop.ts';
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

export type WithMenuProps = {
  readonly title: string;
  /** @param groups null on a server without them */
  readonly children: (categories: readonly Category[], groups: readonly ChoiceGroup[] | null) => ReactNode;
};

/** Loads the categories and the groups, which a product's form needs, and asks to create a category if there is none. */
export function WithMenu({ title, children }: WithMenuProps) {
  const query = useOrderedCategories();
  const groups = useGroups();
  const hasGroups = useHasFeature('grupos');
  if (query.data?.length) {
    if (!hasGroups) return children(query.data, null);
    if (groups.data) return children(query.data, groups.data);
    return (
      <FormPage title={title}>
        <Loaded query={groups} loading={<FormLoading />} failedTitle="Error al obtener los grupos">
          {() => null}
        </Loaded>
      </FormPage>
    );
  }
  return (
    <FormPage title={title}>
      <Loaded query={query} loading={<FormLoading />} failedTitle="Error al obtener categorías">
        {() => <NoCategories />}
      </Loaded>
    </FormPage>
  );
}
