import { List, Loading, StaffOrderCardSkeleton } from '@crepas/ui';

/** Spec §9: four skeleton cards. */
export function OrdersLoading() {
  return (
    <Loading label="Cargando pedidos…">
      <List data-columns>
        <StaffOrderCardSkeleton />
        <StaffOrderCardSkeleton />
        <StaffOrderCardSkeleton />
        <StaffOrderCardSkeleton />
      </List>
    </Loading>
  );
}
