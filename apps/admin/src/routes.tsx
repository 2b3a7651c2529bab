import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { OwnerOnly } from './OwnerOnly.tsx';
import { paths, patterns } from './paths.ts';
import { StaffOnly } from './StaffOnly.tsx';
import { LoginScreen } from './screens/login/LoginScreen.tsx';
import { OrdersScreen } from './screens/orders/OrdersScreen.tsx';

const ProductsScreen = lazy(async () => {
  const screen = await import('./screens/products/ProductsScreen.tsx');
  return { default: screen.ProductsScreen };
});
const CreateScreen = lazy(async () => {
  const screen = await import('./screens/productForm/CreateScreen.tsx');
  return { default: screen.CreateScreen };
});
const UpdateScreen = lazy(async () => {
  const screen = await import('./screens/productForm/UpdateScreen.tsx');
  return { default: screen.UpdateScreen };
});
const DayReportScreen = lazy(async () => {
  const screen = await import('./screens/orders/report/DayReportScreen.tsx');
  return { default: screen.DayReportScreen };
});
const TicketScreen = lazy(async () => {
  const screen = await import('./screens/orders/ticket/TicketScreen.tsx');
  return { default: screen.TicketScreen };
});

const CategoriesScreen = lazy(async () => {
  const screen = await import('./screens/categories/CategoriesScreen.tsx');
  return { default: screen.CategoriesScreen };
});
const ExtrasScreen = lazy(async () => {
  const screen = await import('./screens/extras/ExtrasScreen.tsx');
  return { default: screen.ExtrasScreen };
});
const CreateExtrasScreen = lazy(async () => {
  const screen = await import('./screens/createExtras/CreateExtrasScreen.tsx');
  return { default: screen.CreateExtrasScreen };
});

export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.login} element={<LoginScreen />} />
      <Route element={<StaffOnly />}>
        <Route path={paths.orders} element={<OrdersScreen />} />
        <Route path={paths.dayReport} element={<DayReportScreen />} />
        <Route path={patterns.ticket} element={<TicketScreen />} />
        <Route path={paths.admin} element={<ProductsScreen />} />
        <Route path={paths.createExtras} element={<CreateExtrasScreen />} />
        <Route element={<OwnerOnly />}>
          <Route path={paths.create()} element={<CreateScreen />} />
          <Route path={patterns.update} element={<UpdateScreen />} />
          <Route path={paths.createCategory} element={<CategoriesScreen />} />
          <Route path={paths.extras} element={<ExtrasScreen />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.orders} replace />} />
      </Route>
    </Routes>
  );
}
