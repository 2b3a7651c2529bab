import { type Choice, lineTotal } from '@crepas/domain';
import { BottomBar, Button, Price, QuantityStepper } from '@crepas/ui';
import { roomCopy } from '../../copy/room.ts';
import styles from './AddBar.module.css';

type AddBarProps = {
  choice: Choice;
  /** How many of the choice the cart can still take. */
  room: number;
  /** What the button does. */
  label: string;
  /** Looks disabled when not, and still answers: with what is missing (spec §4). */
  isComplete: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
  onDone: () => void;
};

export const AddBar = ({ choice, room, label, isComplete, onDecrease, onIncrease, onDone }: AddBarProps) => (
  <BottomBar>
    <QuantityStepper
      quantity={choice.quantity}
      limit={{ max: Math.max(1, room), reason: roomCopy(room) }}
      onDecrease={onDecrease}
      onIncrease={onIncrease}
    />
    <Button
      wide
      className={styles.add}
      data-muted={isComplete ? undefined : ''}
      onClick={onDone}
      end={<Price cents={lineTotal(choice)} />}
    >
      {label}
    </Button>
  </BottomBar>
);
