import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import styles from './QuantityStepper.module.css';

export type QuantityLimit = {
  readonly max: number;
  /** The reason for the maximum: shown and announced when the quantity reaches it. */
  readonly reason: string;
};

export type QuantityStepperProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** The number between the buttons. */
  quantity: number;
  /** Not called at the minimum. */
  onDecrease: () => void;
  /** Not called at the maximum. */
  onIncrease: () => void;
  /** What is counted, for screen readers; «Cantidad» by default. */
  label?: string | undefined;
  /** The minimum: the minus is disabled but keeps the focus. */
  min?: number | undefined;
  /** The maximum: the plus is disabled but keeps the focus, and the reason shows below. */
  limit?: QuantityLimit | undefined;
};

/**
 * A number with a minus and a plus button.
 *
 * For small whole numbers. A price or a phone number is a `Field`.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, onDecrease, onIncrease, label = 'Cantidad', min = 1, limit, className, ...rest } = props;
  const reasonId = useId();
  const isLowest = quantity <= min;
  const isHighest = limit !== undefined && quantity >= limit.max;
  return (
    <fieldset aria-label={label} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.pill}>
        <IconButton
          label="Disminuir cantidad"
          icon={<MinusIcon />}
          aria-disabled={isLowest || undefined}
          onClick={isLowest ? undefined : onDecrease}
        />
        <output translate="no" className={styles.quantity}>
          {quantity}
        </output>
        <IconButton
          label="Aumentar cantidad"
          icon={<PlusIcon />}
          aria-disabled={isHighest || undefined}
          aria-describedby={isHighest ? reasonId : undefined}
          onClick={isHighest ? undefined : onIncrease}
        />
      </div>
      {/* Always mounted: screen readers announce changes inside a live region, not a new region. */}
      {limit && (
        <p id={reasonId} role="status" className={styles.reason}>
          {isHighest && limit.reason}
        </p>
      )}
    </fieldset>
  );
}
