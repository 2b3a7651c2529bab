import { Loading, Page, Skeleton } from '@crepas/ui';
import { BackLink } from './BackLink.tsx';
import styles from './ProductSkeleton.module.css';

/** A product that is in no cached list: a deep link. */
export const ProductSkeleton = () => (
  <Page bar={null}>
    <BackLink />
    <Loading>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.name} />
      <Skeleton />
    </Loading>
  </Page>
);
