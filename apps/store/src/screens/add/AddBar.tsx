import { type Choice, lineTotal } from '@crepas/domain';
import { BottomBar, Button, Price, QuantityStepper } from '@crepas/ui';
import styles from './AddBar.module.css';

type AddBarProps = {
  choice: Choice;
  /** Looks disabled when not, and still answers: with what is missing (spec §4). */
  isComplete: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
  onAdd: () => void;
};

export const AddBar = ({ choice, isComplete, onDecrease, onIncrease, onAdd }: AddBarProps) => (
  <BottomBar>
    <QuantityStepper quantity={choice.quantity} onDecrease={onDecrease} onIncrease={onIncrease} />
    <Button
      wide
      className={styles.add}
      data-muted={isComplete ? undefined : ''}
      onClick={onAdd}
      end={<Price cents={lineTotal(choice)} />}
    >
      Agregar al carrito
    </Button>
  </BottomBar>
);
