import type { ComponentProps, KeyboardEvent } from 'react';
import type { Pixel } from '../mapView.ts';
import styles from './Zone.module.css';

export type CornerButtonProps = ComponentProps<'button'> & {
  readonly name: string;
  /** The middle of the button. */
  readonly at: Pixel;
  /** An arrow key: pixels to the right and down. */
  readonly onStep: (right: number, down: number) => void;
  readonly onRemove: () => void;
};

const step = 8;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The handle of the selected corner: dragged by pointer, moved with the arrow keys, removed with Delete. */
export function CornerButton({ name, at, onStep, onRemove, ...rest }: CornerButtonProps) {
  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (arrow) onStep(...arrow);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    // The page would scroll.
    event.preventDefault();
  }

  return (
    <button
      type="button"
      aria-label={`${name}: muévela con las flechas, quítala con Suprimir`}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Delete"
      {...rest}
      onKeyDown={onKeyDown}
      style={{ translate: `${at.x}px ${at.y}px` }}
      className={styles.handle}
    />
  );
}
