import { Card, Skeleton } from '@crepas/ui';
import styles from './StaffProductCardSkeleton.module.css';

/** The room of a `StaffProductCard` whose name takes one line. */
export const StaffProductCardSkeleton = () => (
  <li>
    <Card className={styles.root}>
      <span className={styles.head}>
        <Skeleton className={styles.picture} />
        <span className={styles.words}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </span>
      </span>
      <Skeleton className={styles.actions} />
    </Card>
  </li>
);
