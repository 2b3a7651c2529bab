import type { Position } from '@crepas/domain';
import { Button, StatusText } from '@crepas/ui';
import { useMapsScript } from '../../../shop/map/useMapsScript.ts';
import { ZoneFrame } from '../../../shop/map/ZoneFrame.tsx';
import { ZoneMap } from '../../../shop/map/ZoneMap.tsx';
import styles from './OrderForm.module.css';

export type PinMapProps = {
  readonly position: Position | null;
  readonly error: string | undefined;
  /** The map takes the focus of the button that opened it. */
  readonly isOpened: boolean;
  readonly onChange: (position: Position | null) => void;
};

/** The pin: a tap sets it, a finger drags it, arrow keys move it. It is the map of the zone with one corner. */
export function PinMap({ position, error, isOpened, onChange }: PinMapProps) {
  const script = useMapsScript();
  return (
    <div ref={isOpened ? focus : null} tabIndex={-1} className={styles.pin}>
      <ZoneFrame script={script} label="Mapa de la dirección">
        <ZoneMap
          outline={position ? [position] : []}
          isFaulty={false}
          selected={position ? 0 : null}
          cornerName={() => 'Pin'}
          onTap={onChange}
          onMove={(_, to) => onChange(to)}
          onRemove={() => onChange(null)}
        />
      </ZoneFrame>
      <StatusText tone="failure">{error}</StatusText>
      {position && (
        <Button
          kind="secondary"
          onClick={({ currentTarget }) => {
            onChange(null);
            currentTarget.parentElement?.focus();
          }}
        >
          Quitar el pin
        </Button>
      )}
    </div>
  );
}

const focus = (map: HTMLDivElement | null) => map?.focus();
