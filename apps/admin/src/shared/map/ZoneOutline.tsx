import type { Position } from '@crepas/domain';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type MapView, type Pixel, pixelOf, positionAt } from './mapView.ts';
import styles from './Zone.module.css';
import { type Outline, withMovedCorner } from './zoneEdits.ts';

export type ZoneOutlineProps = {
  readonly outline: Outline;
  readonly isFaulty: boolean;
  /** The number of the selected corner; null for none. */
  readonly selected: number | null;
  readonly view: MapView;
  /** For screen readers. */
  readonly cornerName?: (corner: number, count: number) => string;
  /** Without these the outline is only shown. */
  readonly onSelect?: (corner: number) => void;
  readonly onMove?: (corner: number, to: Position) => void;
  readonly onRemove?: (corner: number) => void;
};

const usualName = (corner: number, count: number) => `Esquina ${corner + 1} de ${count}`;

/** The zone's area, its corners, and the handle of the selected corner. */
export function ZoneOutline(props: ZoneOutlineProps) {
  const { outline, isFaulty, selected, view, cornerName = usualName, onSelect, onMove, onRemove } = props;
  const [dragged, setDragged] = useState<{ readonly corner: number; readonly to: Position } | null>(null);
  const shown = dragged ? withMovedCorner(outline, dragged.corner, dragged.to) : outline;
  const pixels = shown.map((corner, place) => ({ key: `corner ${place}`, ...pixelOf(view, corner) }));
  const handle = selected === null ? undefined : pixels[selected];
  const handleCorner = selected === null ? undefined : shown[selected];

  const positionOf = ({ clientX, clientY, currentTarget }: PointerEvent<Element>) => {
    const box = currentTarget.closest(`.${styles.outline}`)?.getBoundingClientRect();
    return positionAt(view, { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) });
  };
  const dragging = (corner: number) => ({
    onPointerDown(event: PointerEvent<Element>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ corner, to: outline[corner] ?? positionOf(event) });
    },
    onPointerMove(event: PointerEvent<Element>) {
      if (dragged?.corner === corner) setDragged({ corner, to: positionOf(event) });
    },
    onPointerUp() {
      if (dragged && dragged.to !== outline[dragged.corner]) onMove?.(dragged.corner, dragged.to);
      setDragged(null);
      onSelect?.(corner);
    },
    onPointerCancel: () => setDragged(null),
  });

  return (
    <div className={styles.outline} data-faulty={isFaulty || undefined}>
      <svg aria-hidden="true" width={view.width} height={view.height} className={styles.drawing}>
        <polygon points={pixels.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.area} />
        {pixels.map(({ key, x, y }) => (
          <circle key={key} cx={x} cy={y} r={7} className={styles.corner} />
        ))}
      </svg>
      {/* Beside the drawing: browsers ignore `touch-action` inside of it, and a finger would scroll the page. */}
      {onMove &&
        pixels.map(({ key, x, y }, corner) => (
          <span
            key={key}
            aria-hidden="true"
            {...dragging(corner)}
            style={{ translate: `${x}px ${y}px` }}
            className={styles.reach}
          />
        ))}
      {onMove && handle && handleCorner && selected !== null && (
        <CornerButton
          name={cornerName(selected, outline.length)}
          at={handle}
          onStep={(right, down) =>
            onMove(selected, positionAt(view, { x: handle.x + right, y: handle.y + down }))
          }
          onRemove={() => onRemove?.(selected)}
          {...dragging(selected)}
        />
      )}
    </div>
  );
}

type CornerButtonProps = ComponentProps<'button'> & {
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
function CornerButton({ name, at, onStep, onRemove, ...rest }: CornerButtonProps) {
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
