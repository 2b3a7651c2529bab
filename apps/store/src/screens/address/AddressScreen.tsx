import { defaultCentre, type SavedAddress } from '@crepas/domain';
import { Card, MapFrame } from '@crepas/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { titleOf } from '../../shop.ts';
import { useAddress } from '../../stores/address.ts';
import { AddressPicker } from './AddressPicker.tsx';
import { AddressTop } from './AddressTop.tsx';
import { TypedAddress } from './TypedAddress.tsx';
import { useMapsScript } from './useMapsScript.ts';
import { useStart } from './useStart.ts';

/** Where to deliver: on the map, or by hand when there is none (spec §2). */
export function AddressScreen() {
  const status = useMapsScript();
  const start = useStart();
  const saveAddress = useAddress((state) => state.saveAddress);
  const navigate = useNavigate();
  const save = (address: SavedAddress) => {
    saveAddress(address);
    navigate(paths.userdata);
  };

  return (
    <main>
      <title>{titleOf('Dirección de envío')}</title>
      {status === 'ready' && start ? (
        <AddressPicker start={start} onSave={save} />
      ) : (
        <MapFrame
          status={status === 'failed' ? 'failed' : 'loading'}
          top={<AddressTop />}
          fallback={
            <Card>
              <TypedAddress
                hint="Sin mapa también llegamos: calle, colonia y ciudad"
                onSave={(address) => save({ address, position: start?.position ?? defaultCentre })}
              />
            </Card>
          }
        />
      )}
    </main>
  );
}
