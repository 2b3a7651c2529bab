import { Card, Loading, Skeleton } from '@crepas/ui';

export const DayReportSkeleton = () => (
  <Loading label="Cargando corte…">
    <Card>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Card>
  </Loading>
);
