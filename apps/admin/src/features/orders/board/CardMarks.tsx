import { BagIcon } from '@crepas/ui';
import styles from './CardMarks.module.css';

/** How old an order is, in the colour of its urgency. */
export const Age = ({ text }: { readonly text: string }) => <span className={styles.age}>{text}</span>;

/** The customer comes for it: there is no way to the door. */
export const PickupMark = ({ text, isSmall }: { readonly text: string; readonly isSmall?: boolean }) => (
  <span data-small={isSmall || undefined} className={styles.pickup}>
    <BagIcon />
    <span>{text}</span>
  </span>
);
