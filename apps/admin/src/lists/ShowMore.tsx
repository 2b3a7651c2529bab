import { Button } from '@crepas/ui';
import styles from './ShowMore.module.css';

export type ShowMoreProps = {
  /** How many rows are not shown; none, and there is no button. */
  readonly hidden: number;
  readonly onMore: () => void;
};

/** At the foot of a long list. */
export const ShowMore = ({ hidden, onMore }: ShowMoreProps) =>
  hidden > 0 && (
    <p className={styles.root}>
      <Button kind="secondary" onClick={onMore}>
        Ver más (faltan {hidden})
      </Button>
    </p>
  );
