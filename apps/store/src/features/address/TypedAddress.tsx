import { maxAddressLengths, toLine } from '@crepas/domain';
import { Button, Field, Form } from '@crepas/ui';
import { useState } from 'react';

type Props = {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly hint: string;
  readonly onSave: (address: string) => void;
};

/** A typed address, for a point without one. */
export function TypedAddress({ typed, onType, hint, onSave }: Props) {
  const [isMissing, setMissing] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const address = toLine(typed);
        setMissing(address === '');
        if (address !== '') onSave(address);
      }}
    >
      <Field
        label="Dirección"
        name="address"
        autoComplete="street-address"
        maxLength={maxAddressLengths.address}
        hint={hint}
        error={isMissing ? 'Este campo es requerido' : undefined}
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" wide>
        Guardar ubicación
      </Button>
    </Form>
  );
}
