import { parsePhone } from '@crepas/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/build.ts';
import { useAddress } from './address.ts';
import {
  choosePlace,
  dropPlace,
  editPlace,
  openPlaces,
  rememberChosenPlace,
  takeBackPlace,
  usePlaces,
} from './places.ts';

const phone = parsePhone('5512345678') ?? expect.fail();
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

it('a place has the house and the reference of its address, and a name; choosing it sets them all', () => {
  const details = { houseNumber: '12', reference: 'Portón', phoneNumber: phone, phoneVerified: true };
  useAddress.setState({ details });
  rememberChosenPlace();
  const [place = expect.fail()] = usePlaces.getState().places;
  editPlace(place, { ...place, name: 'Casa' });
  expect(usePlaces.getState().places).toEqual([
    expect.objectContaining({ ...colima, houseNumber: '12', reference: 'Portón', name: 'Casa' }),
  ]);
  choosePlace({ ...place, address: 'Durango 8', houseNumber: '3', reference: '' });
  expect(useAddress.getState()).toMatchObject({
    saved: { address: 'Durango 8', position: null },
    details: { ...details, houseNumber: '3', reference: '' },
  });
  useAddress.setState({ details: null });
  choosePlace(place);
  expect(useAddress.getState()).toMatchObject({ saved: colima, details: null });
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

it('a corrected number or reference changes the place and the delivery details, and adds no second place', () => {
  const details = { houseNumber: '12', reference: 'Portón', phoneNumber: phone, phoneVerified: true };
  useAddress.setState({ details });
  rememberChosenPlace();
  const [place = expect.fail()] = usePlaces.getState().places;
  editPlace(place, { name: 'Casa', houseNumber: '14', reference: 'Timbre 2' });
  expect(useAddress.getState().details).toEqual({ ...details, houseNumber: '14', reference: 'Timbre 2' });
  const { saveDetails } = useAddress.getState();
  saveDetails({ ...details, houseNumber: '16' });
  rememberChosenPlace('14');
  expect(usePlaces.getState().places).toEqual([
    { ...colima, name: 'Casa', houseNumber: '16', reference: 'Portón' },
  ]);
});

it('a removed place comes back to its row', () => {
  rememberChosenPlace();
  const [place = expect.fail()] = usePlaces.getState().places;
  dropPlace(place);
  takeBackPlace(place, 0);
  expect(opened()).toEqual(['Colima 5']);
});
