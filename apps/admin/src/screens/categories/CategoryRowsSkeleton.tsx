import { Skeleton } from '@crepas/ui';
import styles from './CategoriesScreen.module.css';

/** Spec §9: four placeholder rows. */
export function CategoryRowsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
    </div>
  );
}
