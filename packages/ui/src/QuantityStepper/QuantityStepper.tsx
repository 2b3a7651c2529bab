import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PlusIcon } from '../icons/icons.tsx';
import { MinusIcon } from '../icons/moreIcons.tsx';
import styles from './QuantityStepper.module.css';

export type QuantityLimit = {
  readonly max: number;
  /** Why it ends there: shown and announced as soon as the quantity is there. */
  readonly reason: string;
};

export type QuantityStepperProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  quantity: number;
  onDecrease: () => void;
  onIncrease: () => void;
  label?: string | undefined;
  /** The minus rests here; it keeps the focus. */
  min?: number | undefined;
  /** The plus rests here; it keeps the focus, and the reason stands below. */
  limit?: QuantityLimit | undefined;
};

/**
 * Minus, how many, plus.
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
        <output className={styles.quantity}>{quantity}</output>
        <IconButton
          label="Aumentar cantidad"
          icon={<PlusIcon />}
          aria-disabled={isHighest || undefined}
          aria-describedby={isHighest ? reasonId : undefined}
          onClick={isHighest ? undefined : onIncrease}
        />
      </div>
      {/* Always there: a screen reader announces what appears in it, not what appears with it. */}
      {limit && (
        <p id={reasonId} role="status" className={styles.reason}>
          {isHighest && limit.reason}
        </p>
      )}
    </fieldset>
  );
}
