import { minutesSincePlaced, type StaffOrder } from '@crepas/domain';
import { Button } from '@crepas/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useStep } from '../orders.ts';
import { isSecondClick } from './isSecondClick.ts';

export type AcceptButtonProps = {
  readonly order: Pick<StaffOrder, 'id' | 'placedAt' | 'minutes'>;
  /** From now; null: an order for later has its moment. */
  readonly minutes: number | null;
  /** The accessible name, with the number of the order. */
  readonly label: string;
  readonly onDone?: () => void;
  readonly wide?: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Accepts an order with one tap, and promises the minutes. */
export function AcceptButton({ order, minutes, label, onDone, ...look }: AcceptButtonProps) {
  const { mutate, isPending } = useStep();
  const accept = (event: MouseEvent) => {
    if (isSecondClick(event)) return;
    const promised = minutes === null ? null : minutesSincePlaced(order, minutes, Date.now());
    mutate({ id: order.id, stage: 'accepted', ...(promised !== null && { minutes: promised }) });
    onDone?.();
  };
  return <Button {...look} busy={isPending} aria-label={label} onClick={accept} />;
}

/** An order without a code is confirmed by a call, which accepts it. */
export const acceptVerb = (isAwaiting: boolean): string => (isAwaiting ? 'Confirmado' : 'Aceptar');
