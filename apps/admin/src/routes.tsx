import { Navigate, Route, Routes } from 'react-router';
import { paths } from './paths.ts';
import { StaffOnly } from './StaffOnly.tsx';
import { LoginScreen } from './screens/login/LoginScreen.tsx';
import { OrdersScreen } from './screens/orders/OrdersScreen.tsx';

export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.login} element={<LoginScreen />} />
      <Route element={<StaffOnly />}>
        <Route path={paths.orders} element={<OrdersScreen />} />
        {/* The other admin screens of spec §2 are still to come. */}
        <Route path="*" element={<Navigate to={paths.orders} replace />} />
      </Route>
    </Routes>
  );
}
