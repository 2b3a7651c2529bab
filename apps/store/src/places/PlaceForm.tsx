import { longestPlaceName, type Place } from '@crepas/domain/places';
import { Button, ChoiceChips, Field, Form, Text } from '@crepas/ui';
import { useState } from 'react';
import { dropPlace, nameThePlace } from '../stores/places.ts';
import styles from './AddressBook.module.css';

const suggested = ['Casa', 'Trabajo'].map((name) => ({ key: name, label: name }));

export function PlaceForm({ place, onDone }: { place: Place; onDone: () => void }) {
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
        maxLength={longestPlaceName}
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
