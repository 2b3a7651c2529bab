import type { OrderState } from '@crepas/domain';
import type { ReactNode } from 'react';

export type PastOrdersProps = {
  readonly state: Exclude<OrderState, 'active'>;
  /** What the tab shows on a backend that answers with active orders only (decision S10). */
  readonly withoutExtension: ReactNode;
};

/** The orders that are over. */
export const PastOrders = ({ withoutExtension }: PastOrdersProps) => withoutExtension;
