import { Loading, Page, Skeleton } from '@crepas/ui';
import { BackLink } from './BackLink.tsx';
import styles from './ProductSkeleton.module.css';

/** A product that is in no cached list: a deep link. */
export const ProductSkeleton = () => (
  <Page bar={null} width="desk">
    <BackLink />
    <Loading>
      <div className={styles.root}>
        <Skeleton className={styles.picture} />
        <div>
          <Skeleton className={styles.name} />
          <Skeleton />
        </div>
      </div>
    </Loading>
  </Page>
);
