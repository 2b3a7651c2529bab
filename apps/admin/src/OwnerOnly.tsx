import { Navigate, Outlet } from 'react-router';
import { paths } from './paths.ts';
import { useIsOwner } from './stores/session.ts';

/** Around the screens that write the menu: staff only read it. The backend guards the data by itself. */
export const OwnerOnly = () => (useIsOwner() ? <Outlet /> : <Navigate to={paths.admin} replace />);
