import type { Position, SavedAddress } from '@crepas/domain';
import { Button, ChoiceChips, PinIcon, StatusText, TextArea } from '@crepas/ui';
import { useRef, useState } from 'react';
import type { Street } from '../../../shared/map/StreetSearch.tsx';
import { useMapsScript, ZoneFrame } from '../../../shared/map/ZoneFrame.tsx';
import { ZoneMap } from '../../../shared/map/ZoneMap.tsx';
import styles from './OrderForm.module.css';
import { isPinDoubtful, type OrderForm, type OrderFormErrors, pinnedAt, pinQuestion } from './orderForm.ts';

export type PlaceFieldsProps = {
  readonly form: OrderForm;
  readonly errors: OrderFormErrors;
  /** The addresses of earlier orders. */
  readonly known: readonly SavedAddress[];
  /** Whether this order may be picked up. */
  readonly canPickUp: boolean;
  readonly onChange: (part: Partial<OrderForm>) => void;
};

/** Where the order goes: an earlier address, or a text with or without a pin. */
export function PlaceFields({ form, errors, known, canPickUp, onChange }: PlaceFieldsProps) {
  const { fulfilment } = form;
  const isPickup = fulfilment === 'pickup';
  return (
    <>
      {(canPickUp || isPickup) && (
        <ChoiceChips
          label="¿Cómo lo recibe?"
          choices={[
            { key: 'delivery', label: 'A domicilio' },
            { key: 'pickup', label: 'Lo recoge' },
          ]}
          chosen={fulfilment}
          onChoose={(key) => key && onChange({ fulfilment: key === 'pickup' ? 'pickup' : 'delivery' })}
        />
      )}
      {!isPickup && <AddressFields {...{ form, errors, known, onChange }} />}
    </>
  );
}

function AddressFields({ form, errors, known, onChange }: Omit<PlaceFieldsProps, 'canPickUp'>) {
  const { address, position } = form;
  const [hasMap, setMap] = useState(false);
  /** The address that a search filled in: another choice replaces it while nobody has changed it. */
  const [filled, setFilled] = useState('');
  const isMapShown = hasMap || errors.position !== undefined;
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = (part: Partial<OrderForm>) => {
    field.current?.focus();
    onChange(part);
  };
  return (
    <>
      {known.length > 0 && (
        <ChoiceChips
          label="Direcciones de antes"
          choices={known.map((place) => ({ key: place.address, label: place.address }))}
          chosen={known.some((place) => place.address === address) ? address : null}
          onChoose={(key) => {
            const place = known.find((one) => one.address === key);
            const chosen = place?.address ?? '';
            onChange({ address: chosen, position: place?.position ?? null, pinnedAddress: chosen });
          }}
        />
      )}
      <TextArea
        ref={field}
        label="Dirección"
        name="direccion_entrega"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={1000}
        hint={position ? 'Con pin' : 'Calle, número, colonia y referencias'}
        value={address}
        error={errors.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      {isPinDoubtful(form) && (
        <fieldset
          aria-label="Pin de la dirección"
          tabIndex={-1}
          data-invalid={errors.pinnedAddress ? true : undefined}
          className={styles.pin}
        >
          <StatusText tone="failure">{pinQuestion}</StatusText>
          <div className={styles.lineNote}>
            <Button kind="secondary" onClick={() => answer({ pinnedAddress: address })}>
              Sí, es el mismo lugar
            </Button>
            <Button kind="secondary" onClick={() => answer({ position: null })}>
              No, quitar el pin
            </Button>
          </div>
        </fieldset>
      )}
      {isMapShown ? (
        <PinMap
          position={position}
          error={errors.position}
          isOpened={hasMap}
          onChange={(pin) => onChange({ position: pin, pinnedAddress: address })}
          onStreet={(street) => {
            const pinned = pinnedAt(street, address === filled ? '' : address);
            if (pinned.address === street.address) setFilled(street.address);
            onChange(pinned);
          }}
        />
      ) : (
        <Button kind="secondary" onClick={() => setMap(true)}>
          <PinIcon />
          <span>{position ? 'Mover el pin' : 'Poner el pin en el mapa'}</span>
        </Button>
      )}
    </>
  );
}

type PinMapProps = {
  readonly position: Position | null;
  readonly error: string | undefined;
  /** The map takes the focus of the button that opened it. */
  readonly isOpened: boolean;
  readonly onChange: (position: Position | null) => void;
  readonly onStreet: (street: Street) => void;
};

/** The pin: a tap sets it, a finger drags it, arrow keys move it, and a search for a street. It is the map of the zone with one corner. */
function PinMap({ position, error, isOpened, onChange, onStreet }: PinMapProps) {
  const script = useMapsScript();
  return (
    <div ref={isOpened ? focus : null} tabIndex={-1} className={styles.pin}>
      <ZoneFrame script={script} label="Mapa de la dirección" hasSearch>
        <ZoneMap
          outline={position ? [position] : []}
          isFaulty={false}
          selected={position ? 0 : null}
          cornerName={() => 'Pin'}
          onTap={onChange}
          onMove={(_, to) => onChange(to)}
          onRemove={() => onChange(null)}
          hasSearch
          onStreet={onStreet}
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
