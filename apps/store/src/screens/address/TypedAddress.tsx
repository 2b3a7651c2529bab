import { Button, Field, Form } from '@crepas/ui';
import { useState } from 'react';

type Props = {
  readonly hint: string;
  readonly onSave: (address: string) => void;
};

/** A typed address, for a point without one. */
export function TypedAddress({ hint, onSave }: Props) {
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = address.trim();
        setMissing(typed === '');
        if (typed !== '') onSave(typed);
      }}
    >
      <Field
        label="Dirección"
        name="address"
        autoComplete="street-address"
        hint={hint}
        error={isMissing ? 'Este campo es requerido' : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" wide>
        Guardar ubicación
      </Button>
    </Form>
  );
}
