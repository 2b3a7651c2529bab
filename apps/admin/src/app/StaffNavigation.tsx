import {
  BagIcon,
  Button,
  CashIcon,
  ChartIcon,
  CheckIcon,
  ClockIcon,
  EditIcon,
  GripIcon,
  HistoryIcon,
  ListIcon,
  Navbar,
  PeopleIcon,
  PersonIcon,
  PlusIcon,
} from '@crepas/ui';
import { NavLink, useMatch } from 'react-router';
import { toolCopy } from '../shared/copy.ts';
import { paths } from '../shared/paths.ts';

export type StaffNavigationProps = {
  readonly shopName: string;
  readonly isOwner: boolean;
  readonly mayChangeMenu: boolean;
  readonly isServerKnown: boolean;
  /** What the server has: screens that it lacks have no link. */
  readonly hasShop: boolean;
  readonly hasReports: boolean;
  readonly hasChanges: boolean;
  readonly hasGroups: boolean;
  readonly hasPeople: boolean;
  readonly hasCodes: boolean;
  readonly onSignOut: () => void;
};

/**
 * The links of the staff, the daily ones first, and the sign-out. Until it is known what the server has, only those that every
 * server has first are shown: a link that appears moves no other.
 */
export function StaffNavigation({
  shopName,
  isOwner,
  mayChangeMenu,
  isServerKnown,
  hasShop,
  hasReports,
  hasChanges,
  hasGroups,
  hasPeople,
  hasCodes,
  onSignOut,
}: StaffNavigationProps) {
  const leadsToReports = isOwner && hasReports;
  const isOnReports = useMatch(paths.dayReport) !== null && leadsToReports;
  return (
    <Navbar
      title={toolCopy(shopName)}
      end={
        <Button kind="quiet" onClick={onSignOut}>
          Cerrar sesión
        </Button>
      }
    >
      {/* The address of the reports begins with that of the orders. */}
      <NavLink to={paths.orders} aria-current={isOnReports ? 'false' : 'page'}>
        <BagIcon />
        Pedidos
      </NavLink>
      <NavLink to={paths.admin}>
        <EditIcon />
        Productos
      </NavLink>
      {hasShop && (
        <NavLink to={paths.shop}>
          <ClockIcon />
          Tienda
        </NavLink>
      )}
      {leadsToReports && (
        <NavLink to={paths.dayReport}>
          <ChartIcon />
          Reportes
        </NavLink>
      )}
      {isServerKnown && mayChangeMenu && (
        <>
          <NavLink to={paths.createCategory}>
            <GripIcon />
            Categorías
          </NavLink>
          <NavLink to={paths.extras}>
            <CheckIcon />
            Extras
          </NavLink>
          {hasGroups && (
            <NavLink to={paths.groups}>
              <ListIcon />
              Grupos
            </NavLink>
          )}
        </>
      )}
      {isServerKnown && (
        <NavLink to={paths.createExtras}>
          <PlusIcon />
          <span>{mayChangeMenu ? 'Crear Extra' : 'Agotar'}</span>
        </NavLink>
      )}
      {isOwner && hasCodes && (
        <NavLink to={paths.codes}>
          <CashIcon />
          Códigos
        </NavLink>
      )}
      {isOwner && hasShop && (
        <NavLink to={paths.accounts}>
          <PeopleIcon />
          Personal
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
