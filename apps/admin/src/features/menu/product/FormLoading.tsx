import { Loading, Skeleton } from '@crepas/ui';
import styles from './FormLoading.module.css';

export const FormLoading = () => (
  <Loading label="Cargando producto…">
    <span className={styles.root}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
    </span>
  </Loading>
);
