import { Card, Loading, Skeleton } from '@crepas/ui';

export type ReportSkeletonProps = { readonly label: string };

export const ReportSkeleton = ({ label }: ReportSkeletonProps) => (
  <Loading label={label}>
    <Card>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Card>
  </Loading>
);
