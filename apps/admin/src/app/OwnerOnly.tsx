import { ButtonLink, EmptyState, Page, PageHeader, WarningIcon } from '@crepas/ui';
import { Outlet } from 'react-router';
import { paths } from '../shared/paths.ts';
import { ScreenTitle } from '../shared/ScreenTitle.tsx';
import { useIsOwner, useMayChangeMenu } from '../shared/session/session.ts';

/** Guards the screens of the owner. The backend checks the role itself. */
export const OwnerOnly = () => (useIsOwner() ? <Outlet /> : <NotForThisAccount />);

/** Guards the screens that change the menu (decision R11). */
export const MenuOnly = () => (useMayChangeMenu() ? <Outlet /> : <NotForThisAccount />);

/** Shown instead of a redirect, so that a shared link explains itself. */
function NotForThisAccount() {
  const mayChangeMenu = useMayChangeMenu();
  return (
    <Page>
      <ScreenTitle>Sin permiso</ScreenTitle>
      <PageHeader title="Sin permiso" backTo={paths.admin} />
      <EmptyState
        icon={<WarningIcon />}
        title="Esta pantalla es de la administración"
        action={<ButtonLink to={paths.orders}>Ver pedidos</ButtonLink>}
      >
        {mayChangeMenu
          ? 'Con tu cuenta puedes atender pedidos y cambiar el menú.'
          : 'Con tu cuenta puedes atender pedidos y marcar lo que se agotó hoy.'}
      </EmptyState>
    </Page>
  );
}
