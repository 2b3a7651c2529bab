import { ButtonLink, EmptyState, Page, PageHeader, WarningIcon } from '@crepas/ui';
import { Outlet } from 'react-router';
import { paths } from '../shared/paths.ts';
import { ScreenTitle } from '../shared/ScreenTitle.tsx';
import { useIsOwner } from '../shared/session/session.ts';

/** Guards the screens that change the menu. The backend checks the role itself. */
export const OwnerOnly = () => (useIsOwner() ? <Outlet /> : <NotForStaff />);

/** Shown instead of a redirect, so that a shared link explains itself. */
function NotForStaff() {
  return (
    <Page>
      <ScreenTitle>Sin permiso</ScreenTitle>
      <PageHeader title="Sin permiso" backTo={paths.admin} />
      <EmptyState
        icon={<WarningIcon />}
        title="Esta pantalla es de la administración"
        action={<ButtonLink to={paths.orders}>Ver pedidos</ButtonLink>}
      >
        Con tu cuenta puedes atender pedidos y mostrar u ocultar productos y extras.
      </EmptyState>
    </Page>
  );
}
