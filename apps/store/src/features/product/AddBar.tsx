import { type Choice, lineTotal } from '@crepas/domain';
import { BottomBar, Button, Price, QuantityStepper } from '@crepas/ui';
import type { ReactNode } from 'react';
import { remainingQuantityCopy } from '../../shared/copy/availability.ts';
import { afterPaint } from '../../shared/schedule.ts';
import styles from './AddBar.module.css';

type AddBarProps = {
  choice: Choice;
  remaining: number;
  label: string;
  /** When false the button looks disabled, and a tap says what is missing (spec §4). */
  isComplete: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
  onDone: () => void;
  /** Above the buttons: what was chosen for a combo. */
  children?: ReactNode;
};

const maxOf = (remaining: number) => Math.max(1, remaining);

export const AddBar = ({
  choice,
  remaining,
  label,
  isComplete,
  onDecrease,
  onIncrease,
  onDone,
  children,
}: AddBarProps) => (
  // The reason makes the bar higher: the page ends above it.
  <BottomBar className={styles.bar} data-notice={choice.quantity >= maxOf(remaining) ? '' : undefined}>
    {children}
    <QuantityStepper
      quantity={choice.quantity}
      limit={{ max: maxOf(remaining), reason: remainingQuantityCopy(remaining) }}
      onDecrease={() => afterPaint(onDecrease)}
      onIncrease={() => afterPaint(onIncrease)}
    />
    <Button
      wide
      className={styles.add}
      data-muted={isComplete ? undefined : ''}
      onClick={() => afterPaint(onDone)}
      end={<Price cents={lineTotal(choice)} />}
    >
      {label}
    </Button>
  </BottomBar>
);
