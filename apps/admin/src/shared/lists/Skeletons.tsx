import { Card, List, Loading, Skeleton } from '@crepas/ui';
import styles from './Skeletons.module.css';

const times = (count: number) => Array.from({ length: count }, (_, place) => place);

export type CardsLoadingProps = {
  /** What a screen reader hears. */
  readonly label: string;
  readonly cards?: number;
  /** Lines in each card. */
  readonly lines?: number;
  /** As of the list that comes: in as many columns as fit. */
  readonly columns?: boolean;
};

/** Cards of text that are loading. */
export const CardsLoading = ({ label, cards = 3, lines = 3, columns = false }: CardsLoadingProps) => (
  <Loading label={label}>
    <List data-columns={columns || undefined}>
      {times(cards).map((card) => (
        <li key={card}>
          <Card className={styles.card}>
            {times(lines).map((line) => (
              <Skeleton key={line} className={line === 0 ? styles.title : undefined} />
            ))}
          </Card>
        </li>
      ))}
    </List>
  </Loading>
);

export type FieldsLoadingProps = { readonly label: string; readonly fields?: number };

/** A form that is loading, in columns as wide as a form's. */
export const FieldsLoading = ({ label, fields = 6 }: FieldsLoadingProps) => (
  <Loading label={label}>
    <div className={styles.fields}>
      {times(fields).map((field) => (
        <Skeleton key={field} className={styles.field} />
      ))}
    </div>
  </Loading>
);
