import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import styles from './QuantityStepper.module.css';

export type QuantityStepperProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  quantity: number;
  onDecrease: () => void;
  onIncrease: () => void;
  label?: string | undefined;
  /** The minus rests here; it keeps the focus. */
  min?: number | undefined;
};

/**
 * Minus, how many, plus.
 *
 * For small whole numbers. A price or a phone number is a `Field`.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, onDecrease, onIncrease, label = 'Cantidad', min = 1, className, ...rest } = props;
  const isLowest = quantity <= min;
  return (
    <fieldset aria-label={label} {...rest} className={clsx(styles.root, className)}>
      <IconButton
        label="Disminuir cantidad"
        icon={<MinusIcon />}
        aria-disabled={isLowest || undefined}
        onClick={isLowest ? undefined : onDecrease}
      />
      <output className={styles.quantity}>{quantity}</output>
      <IconButton label="Aumentar cantidad" icon={<PlusIcon />} onClick={onIncrease} />
    </fieldset>
  );
}
