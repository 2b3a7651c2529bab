import { ButtonLink, EmptyState, Page, PageHeader } from '@crepas/ui';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { paths } from '../../shared/paths.ts';

export function NotFoundScreen() {
  return (
    <Page>
      <ScreenTitle>Página no encontrada</ScreenTitle>
      <PageHeader title="Página no encontrada" backTo={paths.home} backLabel="Volver al inicio" />
      <EmptyState title="Aquí no hay crepas" action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}>
        Esta página no existe o ya se movió.
      </EmptyState>
    </Page>
  );
}
