import { isSamePlace, maxPlaceNameLength, type Place } from '@crepas/domain';
import { Button, ButtonLink, ChoiceChips, Field, Form, List, Modal, PinIcon, Text } from '@crepas/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { isOutside, useZone } from '../../shared/shop/shopHours.ts';
import styles from './AddressBook.module.css';
import { useAddress } from './address.ts';
import { choosePlace, dropPlace, nameThePlace, openPlaces, usePlaces } from './places.ts';

/** The last five places; one tap delivers there. */
export function AddressBook({ onClose }: { onClose: () => void }) {
  const places = usePlaces((state) => state.places);
  const { saved, details } = useAddress.getState();
  const chosen = saved && { ...saved, houseNumber: details?.houseNumber ?? '', reference: '' };
  const zone = useZone();
  const [edited, setEdited] = useState<Place | null>(null);
  useEffect(openPlaces, []);

  return (
    <Modal open title="Tus direcciones" onClose={onClose}>
      {edited && <PlaceForm place={edited} onDone={() => setEdited(null)} />}
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
    </Modal>
  );
}

const suggested = ['Casa', 'Trabajo'].map((name) => ({ key: name, label: name }));

function PlaceForm({ place, onDone }: { place: Place; onDone: () => void }) {
  const [name, setName] = useState(place.name);
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        nameThePlace(place, name);
        onDone();
      }}
    >
      <Text>{place.address}</Text>
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
      <Button type="submit" wide>
        Guardar
      </Button>
      <Button
        kind="danger"
        wide
        onClick={() => {
          dropPlace(place);
          onDone();
        }}
      >
        Eliminar dirección
      </Button>
    </Form>
  );
}
