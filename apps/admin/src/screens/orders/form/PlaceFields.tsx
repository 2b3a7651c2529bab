import type { SavedAddress } from '@crepas/domain';
import { Button, ChoiceChips, PinIcon, TextArea } from '@crepas/ui';
import { useState } from 'react';
import type { OrderForm, OrderFormErrors } from './orderForm.ts';
import { PinMap } from './PinMap.tsx';

export type PlaceFieldsProps = {
  readonly form: OrderForm;
  readonly errors: OrderFormErrors;
  /** Of earlier orders. */
  readonly known: readonly SavedAddress[];
  /** Whether this order may be fetched. */
  readonly mayFetch: boolean;
  readonly onChange: (part: Partial<OrderForm>) => void;
};

/** Where the order goes: an earlier address, or a text with or without a pin. */
export function PlaceFields({ form, errors, known, mayFetch, onChange }: PlaceFieldsProps) {
  const { fulfilment } = form;
  const isFetched = fulfilment === 'pickup';
  return (
    <>
      {(mayFetch || isFetched) && (
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
      {!isFetched && <AddressFields {...{ form, errors, known, onChange }} />}
    </>
  );
}

function AddressFields({ form, errors, known, onChange }: Omit<PlaceFieldsProps, 'mayFetch'>) {
  const { address, position } = form;
  const [hasMap, setMap] = useState(false);
  const isMapShown = hasMap || errors.position !== undefined;
  return (
    <>
      {known.length > 0 && (
        <ChoiceChips
          label="Direcciones de antes"
          choices={known.map((place) => ({ key: place.address, label: place.address }))}
          chosen={known.some((place) => place.address === address) ? address : null}
          onChoose={(key) => {
            const place = known.find((one) => one.address === key);
            onChange({ address: place?.address ?? '', position: place?.position ?? null });
          }}
        />
      )}
      <TextArea
        label="Dirección"
        name="direccion_entrega"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={1000}
        hint={position ? 'Con pin' : 'Calle, número, colonia y referencias'}
        value={address}
        error={errors.address}
        onChange={({ target }) => onChange({ address: target.value, position: null })}
      />
      {isMapShown ? (
        <PinMap
          position={position}
          error={errors.position}
          isOpened={hasMap}
          onChange={(pin) => onChange({ position: pin })}
        />
      ) : (
        <Button kind="secondary" onClick={() => setMap(true)}>
          <PinIcon />
          {position ? 'Mover el pin' : 'Poner el pin en el mapa'}
        </Button>
      )}
    </>
  );
}
