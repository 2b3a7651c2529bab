import type { Product } from '@crepas/domain';
import { CloseIcon } from '@crepas/ui';
import { useRef } from 'react';
import styles from './ChosenCrepas.module.css';

type ChosenCrepasProps = { size: number; chosen: readonly Product[]; onRemove: (crepa: Product) => void };

/** In the bar of a combo: its list of crepas is longer than a phone's window. */
export function ChosenCrepas({ size, chosen, onRemove }: ChosenCrepasProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={styles.root}>
      <span>{`${chosen.length} de ${size}`}</span>
      <ul ref={list} tabIndex={-1} aria-label="Crepas elegidas" className={styles.chips}>
        {chosen.map((crepa, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a combo may hold the same crepa twice, and a chip has no state
          <li key={`${crepa.id} ${place}`} ref={bringIntoRow}>
            <button
              type="button"
              aria-label={`Quitar ${crepa.name}`}
              className={styles.chip}
              onClick={() => {
                // The pressed button is removed, and the keyboard goes on from here.
                list.current?.focus();
                onRemove(crepa);
              }}
            >
              <span translate="no">{crepa.name}</span>
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newest one may be beside the row's edge. */
const bringIntoRow = (chip: HTMLElement | null) =>
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
