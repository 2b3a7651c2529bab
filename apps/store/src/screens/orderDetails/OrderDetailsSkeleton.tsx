import { Card, Loading, Skeleton } from '@crepas/ui';
import styles from './OrderDetailsSkeleton.module.css';

export const OrderDetailsSkeleton = () => (
  <Loading>
    <Card className={styles.summary}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Card>
  </Loading>
);
