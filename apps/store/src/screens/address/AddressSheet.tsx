import { Button, Card, IconButton, PinIcon, StatusText, Text } from '@crepas/ui';
import { useState } from 'react';
import type { Located } from '../../services/geolocation.ts';
import styles from './AddressSheet.module.css';
import { TypedAddress } from './TypedAddress.tsx';
import type { PickedAddress } from './useAddressPicker.ts';
import type { TypedText } from './useTypedAddress.ts';

type Props = {
  readonly picked: PickedAddress;
  readonly typing: TypedText;
  readonly onLocate: () => Promise<Located>;
  readonly onSave: (address: string) => void;
};

/** Below the map: the marker's address and its actions. */
export function AddressSheet({ picked, typing, onLocate, onSave }: Props) {
  const [located, setLocated] = useState<Located['kind'] | 'asking'>('found');
  const isLocating = located === 'asking';
  const locate = async () => {
    setLocated('asking');
    setLocated((await onLocate()).kind);
  };

  return (
    <Card className={styles.root}>
      <div className={styles.head}>
        <Text role="status" className={styles.address}>
          {picked.kind === 'found' && picked.address}
          {picked.kind === 'lookingUp' && 'Buscando la dirección…'}
          {picked.kind === 'unknown' && 'No encontramos la dirección de este punto.'}
        </Text>
        <IconButton
          label="Usar mi ubicación"
          title="Usar mi ubicación"
          icon={<PinIcon />}
          kind="brand"
          aria-busy={isLocating}
          onClick={isLocating ? undefined : locate}
        />
      </div>
      <StatusText tone="failure" className={styles.warning}>
        {warnings[located]}
      </StatusText>
      {picked.kind === 'unknown' ? (
        <TypedAddress {...typing} hint="Escríbela tú: calle, colonia y ciudad" onSave={onSave} />
      ) : (
        <Button
          wide
          disabled={picked.kind !== 'found'}
          onClick={() => picked.kind === 'found' && onSave(picked.address)}
        >
          Guardar ubicación
        </Button>
      )}
    </Card>
  );
}

const warnings: Readonly<Record<Located['kind'] | 'asking', string | undefined>> = {
  found: undefined,
  asking: undefined,
  denied: 'Has denegado el permiso de ubicación.',
  unavailable: 'No pudimos obtener tu ubicación.',
};
