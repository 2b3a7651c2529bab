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
import { NavLink } from 'react-router';
import styles from '../app/StaffFrame.module.css';
import { toolCopy } from '../copy/copy.ts';
import { paths } from '../paths.ts';

export type StaffNavigationProps = {
  readonly shopName: string;
  readonly isOwner: boolean;
  /** What the server has: screens that it lacks have no link. */
  readonly hasShop: boolean;
  readonly hasChanges: boolean;
  readonly hasPeople: boolean;
  readonly onSignOut?: () => void;
};

/**
 * The links of the staff and the sign-out. It knows only props: the build renders it too. What only some servers have comes
 * last: a link that appears moves no other.
 */
export function StaffNavigation({
  shopName,
  isOwner,
  hasShop,
  hasChanges,
  hasPeople,
  onSignOut,
}: StaffNavigationProps) {
  return (
    <Navbar
      title={toolCopy(shopName)}
      end={
        <Button kind="quiet" className={styles.signOut} onClick={onSignOut}>
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
      {isOwner && (
        <NavLink to={paths.accounts}>
          <PeopleIcon />
          Personal
        </NavLink>
      )}
      {hasShop && (
        <NavLink to={paths.shop}>
          <ClockIcon />
          Tienda
        </NavLink>
      )}
      {isOwner && hasChanges && (
        <NavLink to={paths.changes}>
          <HistoryIcon />
          Historial
        </NavLink>
      )}
      {isOwner && hasPeople && (
        <NavLink to={paths.people}>
          <PersonIcon />
          Clientes
        </NavLink>
      )}
    </Navbar>
  );
}
