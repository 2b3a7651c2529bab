import { List, Loading, StaffProductCardSkeleton } from '@crepas/ui';

/** Spec §9: four skeleton cards. */
export const ProductsLoading = () => (
  <Loading label="Cargando productos…">
    <List data-columns>
      <StaffProductCardSkeleton />
      <StaffProductCardSkeleton />
      <StaffProductCardSkeleton />
      <StaffProductCardSkeleton />
    </List>
  </Loading>
);
