import { centreOf, circleZone, defaultCentre, maxCorners, type Position, validateZone } from '@crepas/domain';
import { Button, Field, TrashIcon } from '@crepas/ui';
import { useRef, useState } from 'react';
import type { MapView } from '../../../shared/map/mapView.ts';
import styles from '../../../shared/map/Zone.module.css';
import { useMapsScript, ZoneFrame } from '../../../shared/map/ZoneFrame.tsx';
import { ZoneMap } from '../../../shared/map/ZoneMap.tsx';
import { placeForCorner, withCorner, withMovedCorner, withoutCorner } from '../../../shared/map/zoneEdits.ts';
import type { ShopForm } from '../shopForm.ts';
import { kilometresOf, zoneFaultCopy } from '../zoneCopy.ts';

export type ZoneFieldsProps = {
  readonly zone: ShopForm['zone'];
  /** The server's refusal of this zone. */
  readonly error: string | undefined;
  /** What it means to have no outline. */
  readonly empty?: string;
  readonly onChange: (zone: ShopForm['zone']) => void;
};

/** The owner draws where the shop delivers. No zone means everywhere. */
export function ZoneFields({
  zone,
  error,
  empty = 'Sin zona: entregas en todas partes.',
  onChange,
}: ZoneFieldsProps) {
  const script = useMapsScript();
  const view = useRef<MapView>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const outline = zone ?? [];
  const corner = selected !== null && selected < outline.length ? selected : null;
  const fault = zone && validateZone(zone);
  const problem = fault ? zoneFaultCopy(fault) : error;
  const canGrow = outline.length < maxCorners;

  function add(position: Position) {
    if (!canGrow) return;
    const place = placeForCorner(outline, position);
    onChange(withCorner(outline, place, position));
    setSelected(place);
  }
  function remove(removed: number) {
    const rest = withoutCorner(outline, removed);
    onChange(rest.length === 0 ? null : rest);
    setSelected(rest.length === 0 ? null : Math.max(0, removed - 1));
  }
  function clear() {
    onChange(null);
    setSelected(null);
  }
  function drawCircle(km: number) {
    onChange(circleZone(zone && !fault ? centreOf(zone) : (view.current?.centre ?? defaultCentre), km));
    setSelected(null);
  }

  return (
    <div className={styles.root}>
      {script.status !== 'failed' && (
        <p className={styles.hint}>Toca el mapa para poner esquinas y arrástralas a su lugar.</p>
      )}
      <ZoneFrame script={script} hasSearch>
        <ZoneMap
          hasSearch
          outline={outline}
          isFaulty={fault !== null}
          selected={corner}
          onSelect={setSelected}
          onTap={add}
          onMove={(moved, to) => onChange(withMovedCorner(outline, moved, to))}
          onRemove={remove}
          onView={(now) => {
            view.current = now;
          }}
        />
      </ZoneFrame>
      <p
        role="status"
        tabIndex={-1}
        data-invalid={problem ? true : undefined}
        className={problem ? styles.fault : undefined}
      >
        {problem ?? (outline.length === 0 ? empty : cornersCopy(outline.length))}
      </p>
      {outline.length > 0 && (
        <div className={styles.corners}>
          <Button kind="secondary" onClick={() => setSelected(((corner ?? -1) + 1) % outline.length)}>
            {corner === null ? 'Elegir esquina' : 'Siguiente esquina'}
          </Button>
          {corner !== null && (
            <Button kind="secondary" onClick={() => remove(corner)}>
              <TrashIcon />
              <span>{`Quitar esquina ${corner + 1}`}</span>
            </Button>
          )}
        </div>
      )}
      {script.status === 'ready' && <CircleField onDraw={drawCircle} />}
      {zone && (
        <Button kind="secondary" wide onClick={clear}>
          Quitar zona
        </Button>
      )}
    </div>
  );
}

const cornersCopy = (corners: number) =>
  `${corners} de ${maxCorners} esquinas.${corners < maxCorners ? '' : ' Para poner otra, quita una.'}`;

function CircleField({ onDraw }: { readonly onDraw: (km: number) => void }) {
  const [typed, setTyped] = useState('3');
  const km = kilometresOf(typed);
  return (
    <div className={styles.circle}>
      <Field
        label="Kilómetros"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={km === null ? 'De 0.2 a 50' : undefined}
        onChange={({ target }) => setTyped(target.value)}
        className={styles.kilometres}
      />
      <Button
        kind="secondary"
        disabled={km === null}
        onClick={() => km !== null && onDraw(km)}
      >{`Un círculo de ${km ?? '…'} km`}</Button>
    </div>
  );
}
