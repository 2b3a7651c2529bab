import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { useAddress } from './address.ts';
import { dropPlace, openPlaces, rememberChosenPlace, usePlaces } from './places.ts';

const colima = { address: 'Colima 5', position: null };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage().browser);
  useAddress.setState({ saved: colima, details: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useAddress.setState({ saved: null, details: null });
  usePlaces.setState({ places: [] });
});

const opened = () => {
  openPlaces();
  return usePlaces.getState().places.map(({ address }) => address);
};

it('an address that was chosen before there was a book is in it', () => {
  expect(opened()).toEqual(['Colima 5']);
});

it('a deleted place does not come back, though the shop still delivers there', () => {
  rememberChosenPlace();
  const [place] = usePlaces.getState().places;
  if (place) dropPlace(place);
  expect(opened()).toEqual([]);
});
