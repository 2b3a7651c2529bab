import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ReactSortable } from 'react-sortablejs';
import { focusAfterRemoval } from '../arrival/focusAfterRemoval.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DownIcon, GripIcon, UpIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { moved } from './moved.ts';
import styles from './SortableTable.module.css';

export type SortableColumn<Row> = {
  key: string;
  title: string;
  /** For numbers and single words; the other columns share the remaining width. */
  width?: 'narrow' | 'medium' | undefined;
  cell: (row: Row) => ReactNode;
  /** Below the cell; on a phone, where the cell is narrow, also below the cells beside it. */
  below?: ((row: Row) => ReactNode) | undefined;
};

export type SortableTableProps<Row extends { id: string | number }> = Omit<
  ComponentProps<'div'>,
  'children'
> & {
  /** What the rows are, for screen readers. */
  caption: string;
  /** After the column with the two move buttons. */
  columns: readonly SortableColumn<Row>[];
  /** The rows in display order. The table is controlled: a move that does not change this prop is reverted. */
  rows: readonly Row[];
  /** The row's name in the announcement of a move. */
  nameOf: (row: Row) => string;
  /** Called with all ids in the new order. */
  onReorder: (ids: Row['id'][]) => void;
};

/** Spec §9: a mouse drags after 5 px, a finger after resting for 120 ms. */
const dragging = {
  forceFallback: true,
  fallbackTolerance: 5,
  delay: 120,
  delayOnTouchOnly: true,
  touchStartThreshold: 5,
  revertOnSpill: true,
  filter: 'a, button, input, select, textarea',
  preventOnFilter: false,
};

/**
 * Gives SortableJS the click that it takes after a drag (except in Chrome on Android). A mouse clicks as it lets go, a finger does not:
 * after a row is dropped in its own place, the next tap anywhere would be lost.
 */
const endDrag = () => document.dispatchEvent(new MouseEvent('click', { cancelable: true }));

/**
 * A table whose rows are reordered by mouse, by touch, or with the two buttons of each row, which announce the
 * new position (decision A8). A drop outside the table changes nothing.
 *
 * Not for read-only tables or for sorting by a column.
 */
export function SortableTable<Row extends { id: string | number }>(props: SortableTableProps<Row>) {
  const { caption, columns, rows, nameOf, onReorder, ...rest } = props;
  const [announcement, setAnnouncement] = useState('');
  const ids = rows.map(({ id }) => id);

  const reorder = (next: Row['id'][], { id, place } = moved(ids, next)) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) return;
    setAnnouncement(`${nameOf(row)}: lugar ${place} de ${rows.length}`);
    onReorder(next);
  };
  const move = (row: Row, from: number, to: number) => {
    const next = [...ids];
    next.splice(to, 0, ...next.splice(from, 1));
    // Of two neighbours that change places the lists do not tell which one was moved.
    reorder(next, { id: row.id, place: to + 1 });
  };

  return (
    <div {...rest}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(styles.head, styles.mover)}>
              Orden
            </th>
            {columns.map(({ key, title, width }) => (
              <th key={key} scope="col" data-width={width} className={styles.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <ReactSortable
          tag="tbody"
          // Copies, because the library mutates them.
          list={ids.map((id) => ({ id }))}
          setList={(list) => reorder(list.map(({ id }) => id))}
          {...dragging}
          onEnd={endDrag}
          ghostClass={styles.gap}
          fallbackClass={styles.inHand}
        >
          {rows.map((row, index) => (
            <tr key={row.id} ref={focusAfterRemoval} className={styles.row}>
              <td className={clsx(styles.cell, styles.mover)}>
                <MoveButtons
                  name={nameOf(row)}
                  onUp={index > 0 ? () => move(row, index, index - 1) : undefined}
                  onDown={index < rows.length - 1 ? () => move(row, index, index + 1) : undefined}
                />
              </td>
              {columns.map(({ key, width, cell, below }) => (
                <td key={key} data-width={width} className={styles.cell}>
                  <div>{cell(row)}</div>
                  {below && <div className={styles.below}>{below(row)}</div>}
                </td>
              ))}
            </tr>
          ))}
        </ReactSortable>
      </table>
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </div>
  );
}

type MoveButtonsProps = {
  name: string;
  /** Omit it for the first row; the button keeps the focus. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

/** The drag handle, and the buttons that move a row without dragging. */
function MoveButtons({ name, onUp, onDown }: MoveButtonsProps) {
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
