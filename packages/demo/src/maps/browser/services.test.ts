import { beforeEach, expect, it, vi } from 'vitest';
import { Geocoder } from './geocoder.ts';
import { AutocompleteSuggestion, Place } from './newPlaces.ts';
import { AutocompleteService, PlacesService } from './places.ts';
import type { Deniable, SimulatorStats } from './settings.ts';

const formattedAddress = 'Orizaba 101, Roma Nte., Cuauhtémoc, 06700 Ciudad de México, CDMX, México';

const page: { __GMAPS_SIM__?: { latency: number; deny: Deniable[] }; __gmapsSim?: SimulatorStats } = {};
vi.stubGlobal('window', page);

const deny = (...parts: Deniable[]) => {
  page.__GMAPS_SIM__ = { latency: 0, deny: parts };
};
beforeEach(() => {
  deny();
  delete page.__gmapsSim;
});

it('geocodes an address, its place id and its location to the same house', async () => {
  const geocoder = new Geocoder();
  const [byText] = (await geocoder.geocode({ address: 'orizaba 101' })).results;
  const [byId] = (await geocoder.geocode({ placeId: byText?.place_id ?? '' })).results;
  const [byPlace] = (await geocoder.geocode({ location: byText?.geometry.location ?? null })).results;
  const names = [byText, byId, byPlace].map((result) => result?.formatted_address);
  expect(names).toEqual([formattedAddress, formattedAddress, formattedAddress]);
});

it('returns the parts of an address like Google', async () => {
  const [result] = (await new Geocoder().geocode({ address: 'orizaba 101' })).results;
  const parts = result?.address_components.map(({ long_name, types }) => [types[0], long_name]);
  expect(Object.fromEntries(parts ?? [])).toMatchObject({
    street_number: '101',
    route: 'Orizaba',
    postal_code: '06700',
  });
});

it('supports callbacks and promises', async () => {
  const callback = vi.fn();
  await new Geocoder().geocode({ address: 'orizaba 101' }, callback);
  await new Geocoder().geocode({ address: 'guadalajara' }, callback);
  expect(callback.mock.calls.map(([, status]) => status)).toEqual(['OK', 'ZERO_RESULTS']);
});

it.each([
  [{ address: 'guadalajara' }, 'ZERO_RESULTS'],
  [{ location: { lat: 0, lng: 0 } }, 'ZERO_RESULTS'],
  [{ address: 'orizaba', componentRestrictions: { country: 'us' } }, 'ZERO_RESULTS'],
  [{ placeId: 'ChIJ' }, 'INVALID_REQUEST'],
  [{}, 'INVALID_REQUEST'],
])('rejects %j with %s', async (request, code) => {
  await expect(new Geocoder().geocode(request)).rejects.toMatchObject({ name: 'MapsRequestError', code });
});

it('predicts typed text by the legacy service', async () => {
  const { predictions } = await new AutocompleteService().getPlacePredictions({
    input: 'Orizaba 101',
    componentRestrictions: { country: 'mx' },
  });
  expect(predictions[0]).toMatchObject({
    description: formattedAddress,
    structured_formatting: { main_text: 'Orizaba 101' },
  });
});

it('predicts by the new service, and fetches the place', async () => {
  const request = { input: 'Orizaba 101', includedRegionCodes: ['mx'] };
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  expect(String(suggestions[0]?.placePrediction.text)).toBe(formattedAddress);
  const { place } = await new Place({ id: suggestions[0]?.placePrediction.placeId ?? '' }).fetchFields();
  expect(place).toMatchObject({ displayName: 'Orizaba 101', formattedAddress: formattedAddress });
});

it('refuses options of the legacy service in the new one, as Google does', async () => {
  const request = { input: 'a', componentRestrictions: { country: 'mx' } };
  await expect(AutocompleteSuggestion.fetchAutocompleteSuggestions(request)).rejects.toThrow(
    /componentRestrictions/,
  );
});

it('denies only the services that a test configured', async () => {
  deny('geocoder', 'places-legacy', 'places-new');
  const details = vi.fn();
  await expect(new Geocoder().geocode({ address: 'orizaba' })).rejects.toMatchObject({
    code: 'REQUEST_DENIED',
  });
  await expect(new AutocompleteService().getPlacePredictions({ input: 'a' })).rejects.toMatchObject({
    code: 'REQUEST_DENIED',
  });
  await new PlacesService().getDetails({ placeId: 'sim.district.1' }, details);
  expect(details).toHaveBeenCalledWith(null, 'REQUEST_DENIED');
  await expect(AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: 'a' })).rejects.toMatchObject({
    code: 'PERMISSION_DENIED',
  });
  deny('places-legacy');
  expect((await new Geocoder().geocode({ address: 'orizaba' })).results).not.toEqual([]);
});

it('counts the calls of the page', async () => {
  await new Geocoder().geocode({ address: 'orizaba' });
  await new Geocoder().geocode({ address: 'colima' });
  expect(page.__gmapsSim?.calls).toEqual({ geocode: 2 });
});

it('a refused key denies every service', async () => {
  deny('auth');
  await expect(new Geocoder().geocode({ address: 'orizaba 101' })).rejects.toMatchObject({
    code: 'REQUEST_DENIED',
  });
  await expect(
    AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: 'orizaba' }),
  ).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
});
