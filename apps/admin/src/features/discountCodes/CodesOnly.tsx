import { ButtonLink, EmptyState, Page, PageHeader } from '@crepas/ui';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useServerFeatures } from '../../shared/shop/shop.ts';

/** The screens of promo codes, where the server has them. */
export function CodesOnly({ children }: { readonly children: ReactNode }) {
  const features = useServerFeatures();
  if (features === undefined) return null;
  if (features?.includes('codigos')) return children;
  return (
    <Page>
      <ScreenTitle>Códigos</ScreenTitle>
      <PageHeader title="Códigos" />
      <EmptyState
        title="Tu servidor no tiene códigos"
        action={<ButtonLink to={paths.orders}>Ver pedidos</ButtonLink>}
      />
    </Page>
  );
}
