import type { Position } from '@crepas/domain';
import { Button, Card, MapFrame, PageHeader, RetryIcon, Text } from '@crepas/ui';
import { AddressSearch, isSearch, mapsOptions, useMapsScript } from '@crepas/ui/maps';
import { useLoadScript } from '@react-google-maps/api';
import type { ReactNode } from 'react';
import { PrivacyLink } from '../../shared/about/PrivacyNote.tsx';
import { config } from '../../shared/env.ts';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { Redirect, useGoTo } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { isOutside, useZone } from '../../shared/shop/shopHours.ts';
import { useSession } from '../../shared/storage/session.ts';
import { AddressMap } from './AddressMap.tsx';
import styles from './AddressScreen.module.css';
import { AddressSheet } from './AddressSheet.tsx';
import { useAddress } from './address.ts';
import { noPinCopy } from './addressCopy.ts';
import { suggestionsCacheKey } from './maps.ts';
import { TypedAddress, useTypedAddress } from './TypedAddress.tsx';
import { useAddressPicker } from './useAddressPicker.ts';
import { useStart } from './useStart.ts';

const options = mapsOptions(config.maps);
const useLoad = (id: string) => useLoadScript({ ...options, id });

/** `/address` needs a saved address or an answer to the location question (decision S2). */
export function AddressScreen() {
  const hasAddress = useAddress(({ saved }) => saved !== null);
  const hasAnswered = useSession(({ locationAnswered }) => locationAnswered);
  return hasAddress || hasAnswered ? <AddressPicker /> : <Redirect to={paths.locationPermission} />;
}

/** The delivery address: on the map, or typed when the map fails (spec §2). */
function AddressPicker() {
  const script = useMapsScript(useLoad);
  const start = useStart();
  const typing = useTypedAddress();
  const status = script.status === 'ready' && start === null ? 'loading' : script.status;
  const isReady = status === 'ready';
  const { centre, position, picked, doubt, search, ...picker } = useAddressPicker(start, isReady);
  const zone = useZone();
  /** A typed address has a pin only when the customer set one (decision P7). */
  const markedPin = doubt === null ? position : null;
  const saveAddress = useAddress((state) => state.saveAddress);
  const goTo = useGoTo();
  const save = (address: string, pin: Position | null) => {
    saveAddress({ address, position: pin });
    goTo(paths.userdata);
  };

  return (
    <main>
      <ScreenTitle>Dirección de envío</ScreenTitle>
      <MapFrame
        status={status}
        top={
          <AddressTop>
            {isReady && (
              <AddressSearch
                label="Busca tu calle y número"
                name="search"
                cacheKey={suggestionsCacheKey()}
                failure="La búsqueda no responde. Mueve el marcador hasta tu puerta."
                typed={typing.withoutMap.typed}
                onSearch={(text) => {
                  typing.onSearch(text);
                  picker.onSearch(text);
                }}
                onPick={picker.pickPlace}
              />
            )}
          </AddressTop>
        }
        bottom={
          isReady && (
            <AddressSheet
              picked={picked}
              typing={typing.withMap}
              onLocate={picker.goToMyLocation}
              hasPin={markedPin !== null}
              doubt={doubt}
              search={isSearch(search) ? search.trim() : ''}
              isOutside={isOutside(zone, picked.kind === 'found' ? position : markedPin)}
              onSave={(address) => save(address, markedPin)}
            />
          )
        }
        fallback={
          <Card className={styles.typed}>
            <TypedAddress
              {...typing.withoutMap}
              hint="Sin mapa también llegamos: calle, colonia y ciudad"
              onSave={(address) => save(address, null)}
            />
            <Text tone="secondary">{noPinCopy}</Text>
            <Button kind="quiet" wide onClick={() => script.retry() || typing.reload()}>
              <RetryIcon />
              Reintentar
            </Button>
          </Card>
        }
      >
        {isReady && (
          <AddressMap
            centre={centre}
            position={position}
            zone={zone}
            onMoveStart={picker.suspend}
            onPan={picker.follow}
            onMove={picker.moveTo}
          />
        )}
      </MapFrame>
    </main>
  );
}

/** On top of the map: the back button, the title and the search. */
function AddressTop({ children }: { readonly children?: ReactNode }) {
  return (
    <Card className={styles.root}>
      <PageHeader
        title="Dirección de envío"
        backTo={paths.home}
        backLabel="Volver al inicio"
        end={<PrivacyLink className={styles.privacy} />}
      />
      {children}
    </Card>
  );
}
