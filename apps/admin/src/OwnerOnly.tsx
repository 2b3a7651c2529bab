import { ButtonLink, EmptyState, Page, PageHeader, WarningIcon } from '@crepas/ui';
import { Outlet } from 'react-router';
import { paths } from './paths.ts';
import { ScreenTitle } from './ScreenTitle.tsx';
import { useIsOwner } from './stores/session.ts';

/** Around the screens that write the menu: staff only read it. The backend guards the data by itself. */
export const OwnerOnly = () => (useIsOwner() ? <Outlet /> : <NotForStaff />);

/** A link that somebody passed on is answered, not led elsewhere in silence. */
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
