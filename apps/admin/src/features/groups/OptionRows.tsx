import type { ChoiceGroup, ChoiceOption } from '@crepas/domain';
import { Price } from '@crepas/ui';
import { SoldOutNote, SoldOutSwitch } from '../../shared/menu/SoldOutSwitch.tsx';
import { useSetOptionSoldOut } from '../../shared/menu/soldOut.ts';
import styles from './Groups.module.css';

export type OptionRowsProps = { readonly group: ChoiceGroup };

/** The options of a group with their prices, and what is sold out today. */
export const OptionRows = ({ group: { name, options } }: OptionRowsProps) => (
  <ul aria-label={`Opciones de ${name}`} className={styles.options}>
    {options.map((option) => (
      <OptionRow key={option.id} option={option} />
    ))}
  </ul>
);

function OptionRow({ option }: { readonly option: ChoiceOption }) {
  const change = useSetOptionSoldOut();
  const { name, price, available, isPreselected } = option;
  const notes = [...(isPreselected ? ['Ya elegida'] : []), ...(available ? [] : ['No disponible'])];
  return (
    <li className={styles.row}>
      <div data-inactive={available ? undefined : ''} className={styles.words}>
        <span className={styles.called}>
          <span>{name}</span> {price > 0 && <Price cents={price} extra />}
        </span>
        {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
        <SoldOutNote item={option} />
      </div>
      <SoldOutSwitch item={option} change={change} />
    </li>
  );
}
