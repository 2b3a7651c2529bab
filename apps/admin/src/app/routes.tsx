import { Loading, Page, useArrival } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { OrdersScreen } from '../features/orders/index.ts';
import { ReportByRole } from '../features/reports/ReportByRole.tsx';
import { paths, patterns } from '../shared/paths.ts';
import { MenuOnly, OwnerOnly } from './OwnerOnly.tsx';
import { StaffOnly } from './StaffOnly.tsx';

const LoginScreen = lazyWithRetry(
  async () => (await import('../features/session/LoginScreen.tsx')).LoginScreen,
);
const ProductsScreen = lazyWithRetry(
  async () => (await import('../features/menu/ProductsScreen.tsx')).ProductsScreen,
);
const CreateScreen = lazyWithRetry(
  async () => (await import('../features/menu/product/CreateScreen.tsx')).CreateScreen,
);
const UpdateScreen = lazyWithRetry(
  async () => (await import('../features/menu/product/UpdateScreen.tsx')).UpdateScreen,
);
const PhoneOrderScreen = lazyWithRetry(
  async () => (await import('../features/phoneOrder/PhoneOrderScreen.tsx')).PhoneOrderScreen,
);
const ChangeOrderScreen = lazyWithRetry(
  async () => (await import('../features/phoneOrder/change/ChangeOrderScreen.tsx')).ChangeOrderScreen,
);
const TicketScreen = lazyWithRetry(
  async () => (await import('../features/orders/ticket/TicketScreen.tsx')).TicketScreen,
);
const RiderScreen = lazyWithRetry(
  async () => (await import('../features/orders/rider/RiderScreen.tsx')).RiderScreen,
);
const ShopScreen = lazyWithRetry(async () => (await import('../features/shop/ShopScreen.tsx')).ShopScreen);

const CategoriesScreen = lazyWithRetry(
  async () => (await import('../features/menu/categories/CategoriesScreen.tsx')).CategoriesScreen,
);
const ExtrasScreen = lazyWithRetry(
  async () => (await import('../features/extras/ExtrasScreen.tsx')).ExtrasScreen,
);
const CreateExtrasScreen = lazyWithRetry(
  async () => (await import('../features/extras/CreateExtrasScreen.tsx')).CreateExtrasScreen,
);
const GroupsScreen = lazyWithRetry(
  async () => (await import('../features/groups/GroupsScreen.tsx')).GroupsScreen,
);
const CreateGroupScreen = lazyWithRetry(
  async () => (await import('../features/groups/CreateGroupScreen.tsx')).CreateGroupScreen,
);
const UpdateGroupScreen = lazyWithRetry(
  async () => (await import('../features/groups/UpdateGroupScreen.tsx')).UpdateGroupScreen,
);
const CodesRoutes = lazyWithRetry(
  async () => (await import('../features/discountCodes/CodesRoutes.tsx')).CodesRoutes,
);
const ChangesScreen = lazyWithRetry(
  async () => (await import('../features/changes/ChangesScreen.tsx')).ChangesScreen,
);
const PeopleScreen = lazyWithRetry(
  async () => (await import('../features/customers/PeopleScreen.tsx')).PeopleScreen,
);
const AccountsScreen = lazyWithRetry(
  async () => (await import('../features/staff/AccountsScreen.tsx')).AccountsScreen,
);

export function AppRoutes() {
  const { pathname } = useLocation();
  useArrival(pathname, useNavigationType() !== 'POP');
  return (
    <Routes>
      <Route
        path={paths.login}
        element={
          <Suspense
            fallback={
              <Page>
                <Loading />
              </Page>
            }
          >
            <LoginScreen />
          </Suspense>
        }
      />
      <Route element={<StaffOnly />}>
        <Route path={paths.orders} element={<OrdersScreen />} />
        <Route path={paths.dayReport} element={<ReportByRole />} />
        <Route path={paths.newPhoneOrder} element={<PhoneOrderScreen />} />
        <Route path={paths.rider} element={<RiderScreen />} />
        <Route path={patterns.changeOrder} element={<ChangeOrderScreen />} />
        <Route path={patterns.ticket} element={<TicketScreen />} />
        <Route path={paths.shop} element={<ShopScreen />} />
        <Route path={paths.admin} element={<ProductsScreen />} />
        <Route path={paths.createExtras} element={<CreateExtrasScreen />} />
        <Route element={<MenuOnly />}>
          <Route path={paths.create()} element={<CreateScreen />} />
          <Route path={patterns.update} element={<UpdateScreen />} />
          <Route path={paths.createCategory} element={<CategoriesScreen />} />
          <Route path={paths.extras} element={<ExtrasScreen />} />
          <Route path={paths.groups} element={<GroupsScreen />} />
          <Route path={paths.createGroup} element={<CreateGroupScreen />} />
          <Route path={patterns.updateGroup} element={<UpdateGroupScreen />} />
        </Route>
        <Route element={<OwnerOnly />}>
          <Route path={`${paths.codes}/*`} element={<CodesRoutes />} />
          <Route path={paths.changes} element={<ChangesScreen />} />
          <Route path={paths.people} element={<PeopleScreen />} />
          <Route path={paths.accounts} element={<AccountsScreen />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.orders} replace />} />
      </Route>
    </Routes>
  );
}
