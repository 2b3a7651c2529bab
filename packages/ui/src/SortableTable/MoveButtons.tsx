import { IconButton } from '../IconButton/IconButton.tsx';
import { DownIcon, GripIcon, UpIcon } from '../icons/moreIcons.tsx';
import styles from './SortableTable.module.css';

export type MoveButtonsProps = {
  name: string;
  /** Omit it for the first row; the button keeps the focus. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/** The drag handle, and the buttons that move a row without dragging. */
export function MoveButtons({ name, onUp, onDown }: MoveButtonsProps) {
  return (
    <div className={styles.moves}>
      <GripIcon className={styles.grip} />
      <IconButton
        label={`Subir ${name}`}
        icon={<UpIcon />}
        aria-disabled={!onUp || undefined}
        onClick={onUp}
      />
      <IconButton
        label={`Bajar ${name}`}
        icon={<DownIcon />}
        aria-disabled={!onDown || undefined}
        onClick={onDown}
        className={styles.down}
      />
    </div>
  );
}
