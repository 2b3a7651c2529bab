import { forgetPlace, type Place, rememberPlace, renamePlace } from '@crepas/domain';
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

export function rememberChosenPlace(): void {
  const { saved, details } = useAddress.getState();
  const { houseNumber = '', reference = '' } = details ?? {};
  change((places) => (saved ? rememberPlace(places, { ...saved, houseNumber, reference }) : places));
}

/** From now on the shop delivers there: address and pin, house number and reference change together. */
export function choosePlace({ name: _, address, position, houseNumber, reference }: Place): void {
  const { details, saveAddress, saveDetails } = useAddress.getState();
  saveAddress({ address, position });
  if (details) saveDetails({ ...details, houseNumber, reference });
}

export const nameThePlace = (place: Place, name: string): void =>
  change((places) => renamePlace(places, place, name));

export const dropPlace = (place: Place): void => change((places) => forgetPlace(places, place));
