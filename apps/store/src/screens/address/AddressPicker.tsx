import type { SavedAddress } from '@crepas/domain';
import { MapFrame } from '@crepas/ui';
import { AddressMap } from './AddressMap.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { AddressSheet } from './AddressSheet.tsx';
import { AddressTop } from './AddressTop.tsx';
import { useAddressPicker } from './useAddressPicker.ts';
import type { Spot } from './useStart.ts';

type Props = {
  readonly start: Spot;
  readonly onSave: (address: SavedAddress) => void;
};

/** The map, the search over it and the address under it; Google Maps has to be there. */
export function AddressPicker({ start, onSave }: Props) {
  const { centre, position, picked, suspend, follow, moveTo, pickPlace, useMyLocation } =
    useAddressPicker(start);
  return (
    <MapFrame
      status="ready"
      top={
        <AddressTop>
          <AddressSearch onPick={pickPlace} />
        </AddressTop>
      }
      bottom={
        <AddressSheet
          picked={picked}
          onLocate={useMyLocation}
          onSave={(address) => onSave({ address, position })}
        />
      }
    >
      <AddressMap centre={centre} position={position} onMoveStart={suspend} onPan={follow} onMove={moveTo} />
    </MapFrame>
  );
}
