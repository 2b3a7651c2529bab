import { capitalized } from '@crepas/domain';
import { BagIcon } from '@crepas/ui';
import type { ReactNode } from 'react';
import styles from './CardMarks.module.css';

/** How old an order is, in the colour of its urgency. */
export const Age = ({ text }: { readonly text: string }) => <span className={styles.age}>{text}</span>;

/** When an order for later is wanted. @param text «para las 8:30 p.m.» */
export const MomentMark = ({ text }: { readonly text: string }) => (
  <strong className={styles.moment}>{capitalized(text)}</strong>
);

/** The customer comes for it: there is no way to the door. */
export const PickupMark = ({ text, isSmall }: { readonly text: ReactNode; readonly isSmall?: boolean }) => (
  <span data-small={isSmall || undefined} className={styles.pickup}>
    <BagIcon />
    <span>{text}</span>
  </span>
);
