import { maxAddressLengths, toLine } from '@crepas/domain';
import { Button, Field, Form } from '@crepas/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

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

export type TypedText = {
  readonly typed: string;
  readonly onType: (text: string) => void;
};

type Typed = {
  /** Beside a map: the address of the marker. */
  readonly withMap: TypedText;
  /** A map can fail while the customer searches: the form then begins with that text. */
  readonly withoutMap: TypedText;
  readonly onSearch: (text: string) => void;
  readonly reload: () => void;
};

/** An address while the customer types it. It survives a retry of the map; the history's entry keeps it over a reload. */
export function useTypedAddress(): Typed {
  const { state } = useLocation();
  const navigate = useNavigate();
  /** Null until the customer types into the form. */
  const [typed, onType] = useState(() => typedFromState(state));
  const [searched, onSearch] = useState('');
  const withoutMap = { typed: typed ?? searched, onType };
  const reload = () => {
    void navigate('.', { replace: true, state: { ...Object(state), typed: withoutMap.typed } });
    window.location.reload();
  };
  return { withMap: { typed: typed ?? '', onType }, withoutMap, onSearch, reload };
}

function typedFromState(state: unknown): string | null {
  const { typed } = Object(state) as { typed?: unknown };
  return typeof typed === 'string' ? typed : null;
}
