import { isSamePlace, maxAddressLengths, maxPlaceNameLength, type Place, toLine } from '@crepas/domain';
import { Button, ButtonLink, ChoiceChips, Field, Form, List, Modal, Notice, PinIcon, Text } from '@crepas/ui';
import { useEffect, useState } from 'react';
import { useTransient } from '../../shared/hooks/useTransient.ts';
import { paths } from '../../shared/paths.ts';
import { isOutside, useZone } from '../../shared/shop/shopHours.ts';
import styles from './AddressBook.module.css';
import { useAddress } from './address.ts';
import { addressErrorCopy } from './addressCopy.ts';
import { choosePlace, dropPlace, editPlace, openPlaces, takeBackPlace, usePlaces } from './places.ts';

const undoMs = 10_000;

/** The last five places; one tap delivers there. */
export function AddressBook({ onClose }: { onClose: () => void }) {
  const places = usePlaces((state) => state.places);
  const { saved, details } = useAddress.getState();
  const chosen = saved && { ...saved, houseNumber: details?.houseNumber ?? '', reference: '' };
  const zone = useZone();
  const [edited, setEdited] = useState<Place | null>(null);
  const removal = useTransient<{ place: Place; at: number }>(undoMs);
  useEffect(openPlaces, []);

  return (
    <Modal open title="Tus direcciones" onClose={onClose}>
      {edited && (
        <PlaceForm
          place={edited}
          onDone={(form) => {
            focusDialog(form);
            setEdited(null);
          }}
          onRemove={(form) => {
            focusDialog(form);
            removal.show({ place: edited, at: places.indexOf(edited) });
            dropPlace(edited);
            setEdited(null);
          }}
        />
      )}
      {!edited && (
        <List className={styles.list}>
          {places.map((place) => (
            <li key={place.address + place.houseNumber} className={styles.place}>
              <button
                type="button"
                aria-current={(chosen && isSamePlace(place, chosen)) || undefined}
                className={styles.choose}
                onClick={() => {
                  choosePlace(place);
                  onClose();
                }}
              >
                {place.name && <strong>{place.name}</strong>}
                <span className={styles.address}>{[place.address, place.houseNumber].join(', ')}</span>
                {isOutside(zone, place.position) && (
                  <span className={styles.note}>Aún no llegamos hasta ahí.</span>
                )}
              </button>
              <Button
                kind="quiet"
                aria-label={`Editar ${place.name || place.address}`}
                onClick={() => setEdited(place)}
              >
                Editar
              </Button>
            </li>
          ))}
        </List>
      )}
      <ButtonLink wide kind="secondary" to={paths.address}>
        <PinIcon />
        Agregar otra dirección
      </ButtonLink>
      <Notice
        className={styles.undo}
        action={
          <Button
            kind="quiet"
            onFocus={removal.hold}
            onBlur={removal.release}
            onClick={() => {
              if (removal.value) takeBackPlace(removal.value.place, removal.value.at);
              removal.hide();
            }}
          >
            Deshacer
          </Button>
        }
      >
        {removal.value && `Quitaste ${removal.value.place.name || removal.value.place.address}.`}
      </Notice>
    </Modal>
  );
}

const suggested = ['Casa', 'Trabajo'].map((name) => ({ key: name, label: name }));

/** The pressed button goes, and the focus would leave the dialog with it. */
const focusDialog = (inside: HTMLElement) => inside.closest('dialog')?.focus();
/** As a `ref`. */
const focus = (element: HTMLElement | null) => element?.focus();

type PlaceFormProps = {
  place: Place;
  onDone: (form: HTMLElement) => void;
  onRemove: (button: HTMLElement) => void;
};

function PlaceForm({ place, onDone, onRemove }: PlaceFormProps) {
  const [name, setName] = useState(place.name);
  const [houseNumber, setHouseNumber] = useState(place.houseNumber);
  const [reference, setReference] = useState(place.reference);
  const [isMissing, setMissing] = useState(false);
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const number = toLine(houseNumber);
        setMissing(number === '');
        if (number === '') {
          event.currentTarget.querySelector<HTMLInputElement>('[name="houseNumber"]')?.focus();
          return;
        }
        editPlace(place, { name, houseNumber: number, reference: toLine(reference) });
        onDone(event.currentTarget);
      }}
    >
      <Text ref={focus} tabIndex={-1} className={styles.edited}>
        {place.address}
      </Text>
      <ChoiceChips
        label="¿Qué lugar es?"
        choices={suggested}
        chosen={name}
        onChoose={(chosen) => setName(chosen ?? '')}
      />
      <Field
        label="Nombre"
        name="placeName"
        autoComplete="off"
        maxLength={maxPlaceNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Número de casa"
        name="houseNumber"
        autoComplete="off"
        maxLength={maxAddressLengths.houseNumber}
        error={isMissing ? addressErrorCopy('required') : undefined}
        value={houseNumber}
        onChange={(event) => {
          setHouseNumber(event.target.value);
          setMissing(false);
        }}
      />
      <Field
        label="Referencia"
        name="reference"
        autoComplete="off"
        maxLength={maxAddressLengths.reference}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <Button type="submit" wide>
        Guardar
      </Button>
      <Button kind="danger" wide onClick={(event) => onRemove(event.currentTarget)}>
        Eliminar dirección
      </Button>
    </Form>
  );
}
