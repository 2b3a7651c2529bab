import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { CheckCard } from '../CheckCard/CheckCard.tsx';
import { List } from '../List/List.tsx';
import { Price } from '../Price/Price.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import styles from './ChoiceGroup.module.css';

type Option = {
  id: number;
  name: string;
  /** What one piece adds to the price; 0 is not shown. */
  cents: number;
  /** How many are chosen. */
  quantity: number;
  /** One that is not can only be taken away. */
  isAvailable: boolean;
  /** Whether the rule of the group leaves room for one more. */
  mayAdd: boolean;
  /** What one must know that can be chosen all the same. */
  note?: string | undefined;
};

export type ChoiceGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** The name of the group, such as «Tamaño». */
  legend: string;
  /** The rule, as a customer reads it: «Elige hasta 3 · 1 incluida, cada otra +$15.00». */
  hint: string;
  /** One of several, some of several, or any number of each. */
  kind: 'one' | 'some' | 'pieces';
  /** In the order of the group. */
  options: readonly Option[];
  /** Called with the option and its new quantity; the screen decides what becomes of the others. */
  onChange: (id: number, quantity: number) => void;
  /** What is missing. */
  warning?: string | null | undefined;
};

/**
 * Options of which a rule says how many are chosen: a size, sauces, pieces. It can get the focus, for a jump to what is missing.
 *
 * For options that belong together. Independent ones are `CheckCard`s; the crepas of a combo are a `ComboPicker`.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, hint, kind, options, onChange, warning, className, ...rest } = props;
  const id = useId();
  return (
    <fieldset
      tabIndex={-1}
      aria-describedby={clsx(`${id}-hint`, warning && `${id}-warning`)}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <legend className={styles.legend}>{legend}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {/* Always mounted: screen readers announce changes inside a live region, not a new region. */}
      <p id={`${id}-warning`} role="status" className={styles.warning}>
        {warning && <span>{warning}</span>}
      </p>
      <List className={styles.options}>
        {options.map((option) => (
          <li key={option.id}>
            {kind === 'pieces' ? (
              <Pieces option={option} onChange={onChange} />
            ) : (
              <CheckCard
                type={kind === 'one' ? 'radio' : 'checkbox'}
                name={id}
                label={option.name}
                description={detailOf(option)}
                cents={shownCents(option)}
                disabled={option.quantity === 0 && !canAdd(option)}
                checked={option.quantity > 0}
                onChange={(event) => onChange(option.id, event.currentTarget.checked ? 1 : 0)}
              />
            )}
          </li>
        ))}
      </List>
    </fieldset>
  );
}

const canAdd = ({ isAvailable, mayAdd }: Option): boolean => isAvailable && mayAdd;
const detailOf = ({ isAvailable, note }: Option) => (isAvailable ? note : 'Agotado por hoy');
const shownCents = ({ isAvailable, cents }: Option) => (isAvailable && cents > 0 ? cents : undefined);

type PiecesProps = Pick<ChoiceGroupProps, 'onChange'> & { option: Option };

/** A card as `CheckCard`, with a stepper in place of the box. */
function Pieces({ option, onChange }: PiecesProps) {
  const { id, name, quantity } = option;
  const cents = shownCents(option);
  const wordsId = useId();
  return (
    <div
      className={styles.row}
      data-chosen={quantity > 0 ? '' : undefined}
      data-gone={option.isAvailable ? undefined : ''}
    >
      <span id={wordsId} className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detailOf(option)}</span>
        {cents !== undefined && <Price cents={cents} extra />}
      </span>
      <QuantityStepper
        label={name}
        aria-describedby={wordsId}
        quantity={quantity}
        min={0}
        // The hint says how many: no reason is repeated at each option.
        limit={canAdd(option) ? undefined : { max: quantity, reason: '' }}
        onDecrease={() => onChange(id, quantity - 1)}
        onIncrease={() => onChange(id, quantity + 1)}
      />
    </div>
  );
}
