import type { PinDoubt } from '@crepas/domain';
import { Button, Card, IconButton, PinIcon, StatusText, Text } from '@crepas/ui';
import { useState } from 'react';
import styles from './AddressSheet.module.css';
import { doubtCopy, noPinCopy } from './addressCopy.ts';
import type { Located } from './geolocation.ts';
import { TypedAddress, type TypedText } from './TypedAddress.tsx';
import type { PickedAddress } from './useAddressPicker.ts';

type Props = {
  readonly picked: PickedAddress;
  readonly typing: TypedText;
  /** An address that is typed here belongs to the marker. */
  readonly hasPin: boolean;
  /** Why the marker is not at a door that the customer chose. */
  readonly doubt: PinDoubt | null;
  /** A search without a choice: perhaps the marker's address is not the one that is wanted. */
  readonly search: string;
  /** The shop does not deliver to the marker. */
  readonly isOutside: boolean;
  readonly onLocate: (onLate: (located: Located) => void) => Promise<Located>;
  readonly onSave: (address: string) => void;
};

/** Below the map: the marker's address and its actions. */
export function AddressSheet({ picked, typing, hasPin, doubt, search, isOutside, onLocate, onSave }: Props) {
  const [located, setLocated] = useState<Located['kind'] | 'asking'>('found');
  const isLocating = located === 'asking';
  const locate = async () => {
    setLocated('asking');
    const show = ({ kind }: Located) => setLocated(kind);
    show(await onLocate(show));
  };

  const [refusals, setRefusals] = useState(0);
  const [askedAbout, setAskedAbout] = useState('');
  const isAsked = search !== '' && askedAbout === search && !isOutside && doubt === null;
  const refuse = () => {
    setRefusals(refusals + 1);
    setAskedAbout(search);
  };
  /** A guess needs no sentence before someone wants to save it. */
  const isDoubtSaid = doubt !== null && picked.kind === 'found' && (doubt.kind !== 'guess' || refusals > 0);

  return (
    <Card className={styles.root}>
      <div className={styles.head}>
        <Text role="status" className={styles.address}>
          {picked.kind === 'found' && <span translate="no">{picked.address}</span>}
          {picked.kind === 'lookingUp' && <span>Buscando la dirección…</span>}
          {picked.kind === 'unknown' && <span>No encontramos la dirección de este punto.</span>}
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
      {/* A new element for each refusal: screen readers announce the sentence again. */}
      <StatusText
        key={refusals}
        role={refusals > 0 ? 'alert' : 'status'}
        tone="failure"
        className={styles.warning}
      >
        {isOutside
          ? outsideCopy
          : [warnings[located], isDoubtSaid && doubtCopy(doubt), isAsked && searchCopy(search)]
              .filter(Boolean)
              .join(' ')}
      </StatusText>
      {picked.kind === 'unknown' ? (
        <TypedAddress
          {...typing}
          hint={hasPin ? 'Escríbela tú: calle, colonia y ciudad' : noPinCopy}
          onSave={isOutside ? refuse : onSave}
        />
      ) : (
        <>
          <Button
            wide
            disabled={picked.kind !== 'found'}
            onClick={() => {
              if (isOutside || doubt || search) refuse();
              else if (picked.kind === 'found') onSave(picked.address);
            }}
          >
            Guardar ubicación
          </Button>
          {isAsked && picked.kind === 'found' && (
            <Button wide kind="quiet" className={styles.last} onClick={() => onSave(picked.address)}>
              Usar la dirección del marcador
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

const searchCopy = (search: string) =>
  `Buscaste «${search}» y no elegiste una sugerencia. Elige una o usa la dirección del marcador.`;

const outsideCopy = 'Aún no llegamos hasta ahí. Mueve el marcador o elige otra dirección.';

const warnings: Readonly<Record<Located['kind'] | 'asking', string | undefined>> = {
  found: undefined,
  asking: undefined,
  denied: 'Has denegado el permiso de ubicación.',
  unavailable: 'No pudimos obtener tu ubicación.',
};
