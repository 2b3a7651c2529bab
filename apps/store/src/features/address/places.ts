import {
  correctPlace,
  forgetPlace,
  isSamePlace,
  type Place,
  rememberPlace,
  restorePlace,
} from '@crepas/domain';
import { create } from 'zustand';
import { useAddress } from './address.ts';
import { placeBook } from './placeBookStorage.ts';

type Places = { readonly places: readonly Place[] };

/** The address book. */
export const usePlaces = create<Places>()(() => ({ places: [] }));

function change(operation: (places: readonly Place[]) => readonly Place[]): void {
  // Read again: another tab may have written it.
  const places = operation(placeBook.load() ?? []);
  placeBook.save(places);
  usePlaces.setState({ places });
}

/** An address from before the book is put into it; one that was deleted later stays away. */
export function openPlaces(): void {
  const places = placeBook.load();
  if (places) usePlaces.setState({ places });
  else rememberChosenPlace();
}

/** @param former the number that was corrected: the place keeps its row and its name */
export function rememberChosenPlace(former?: string): void {
  const { saved, details } = useAddress.getState();
  const { houseNumber = '', reference = '' } = details ?? {};
  if (!saved) return;
  change((places) => {
    const corrected = former
      ? correctPlace(places, { ...saved, houseNumber: former, reference }, { houseNumber })
      : places;
    return rememberPlace(corrected, { ...saved, houseNumber, reference });
  });
}

/** From now on the shop delivers there: address and pin, house number and reference change together. */
export function choosePlace({ name: _, address, position, houseNumber, reference }: Place): void {
  const { details, saveAddress, saveDetails } = useAddress.getState();
  saveAddress({ address, position });
  if (details) saveDetails({ ...details, houseNumber, reference });
}

export type PlaceChanges = Pick<Place, 'name' | 'houseNumber' | 'reference'>;

/** The place that the shop delivers to changes in the delivery details, too. */
export function editPlace(place: Place, changes: PlaceChanges): void {
  const { saved, details, saveDetails } = useAddress.getState();
  const { houseNumber, reference } = changes;
  if (saved && details && isSamePlace(place, { ...saved, ...details }))
    saveDetails({ ...details, houseNumber, reference });
  change((places) => correctPlace(places, place, changes));
}

export const dropPlace = (place: Place): void => change((places) => forgetPlace(places, place));

export const takeBackPlace = (place: Place, at: number): void =>
  change((places) => restorePlace(places, place, at));
