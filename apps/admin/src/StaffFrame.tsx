import {
  BagIcon,
  Button,
  CheckIcon,
  ClockIcon,
  EditIcon,
  GripIcon,
  HistoryIcon,
  Navbar,
  PeopleIcon,
  PersonIcon,
  PlusIcon,
} from '@crepas/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { shopTool } from './copy.ts';
import { News } from './news/News.tsx';
import { paths } from './paths.ts';
import { useHasFeature, useShop } from './queries/shop.ts';
import styles from './StaffFrame.module.css';
import { OrderWatch } from './screens/orders/watch/OrderWatch.tsx';
import { useIsOwner, useSession } from './stores/session.ts';

export type StaffFrameProps = { readonly children: ReactNode };

/** The frame of every staff screen: navigation and sign-out. */
export function StaffFrame({ children }: StaffFrameProps) {
  const signOut = useSession((store) => store.signOut);
  const isOwner = useIsOwner();
  const shop = useShop();
  return (
    <div className={styles.root}>
      <Navbar
        title={shopTool}
        end={
          <Button kind="quiet" className={styles.signOut} onClick={signOut}>
            Cerrar sesión
          </Button>
        }
      >
        <NavLink to={paths.orders}>
          <BagIcon />
          Pedidos
        </NavLink>
        <NavLink to={paths.admin}>
          <EditIcon />
          Productos
        </NavLink>
        {isOwner && (
          <>
            <NavLink to={paths.createCategory}>
              <GripIcon />
              Categorías
            </NavLink>
            <NavLink to={paths.extras}>
              <CheckIcon />
              Extras
            </NavLink>
          </>
        )}
        <NavLink to={paths.createExtras}>
          <PlusIcon />
          {isOwner ? 'Crear Extra' : 'Extras'}
        </NavLink>
        {shop.data !== null && (
          <NavLink to={paths.shop}>
            <ClockIcon />
            Tienda
          </NavLink>
        )}
        {isOwner && <OwnerLinks />}
      </Navbar>
      {children}
      <OrderWatch />
      <News />
    </div>
  );
}

/** What the owner looks up. Each is shown where the server has it. */
function OwnerLinks() {
  const hasChanges = useHasFeature('cambios');
  const hasPeople = useHasFeature('personas');
  return (
    <>
      {hasChanges && (
        <NavLink to={paths.changes}>
          <HistoryIcon />
          Historial
        </NavLink>
      )}
      {hasPeople && (
        <NavLink to={paths.people}>
          <PersonIcon />
          Clientes
        </NavLink>
      )}
      <NavLink to={paths.accounts}>
        <PeopleIcon />
        Personal
      </NavLink>
    </>
  );
}
