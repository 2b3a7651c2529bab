import { Button } from '@crepas/ui';
import styles from './ShowMore.module.css';

export type ShowMoreProps = {
  /** The number of hidden rows; at 0 there is no button. */
  readonly hidden: number;
  readonly onMore: () => void;
};

export const ShowMore = ({ hidden, onMore }: ShowMoreProps) =>
  hidden > 0 && (
    <p className={styles.root}>
      <Button kind="secondary" onClick={onMore}>{`Ver más (faltan ${hidden})`}</Button>
    </p>
  );
