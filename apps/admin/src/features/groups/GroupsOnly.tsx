import { ButtonLink, EmptyState, Page, PageHeader } from '@crepas/ui';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useServerFeatures } from '../../shared/shop/shop.ts';

/** The screens of groups, where the server has them. */
export function GroupsOnly({ children }: { readonly children: ReactNode }) {
  const features = useServerFeatures();
  if (features === undefined) return null;
  if (features?.includes('grupos')) return children;
  return (
    <Page>
      <ScreenTitle>Grupos</ScreenTitle>
      <PageHeader title="Grupos" />
      <EmptyState
        title="Tu servidor no tiene grupos de opciones"
        action={<ButtonLink to={paths.admin}>Ver productos</ButtonLink>}
      />
    </Page>
  );
}
