import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { AutocompleteSuggestion, Geocoder, type GeocoderRequest, type GeocoderResult } from './services.ts';

const formattedAddress = 'Orizaba 101, Roma Nte., Cuauhtémoc, 06700 Ciudad de México, CDMX, México';

const page: Pick<Window, '__GMAPS_SIM__' | '__gmapsSim'> = {};
vi.stubGlobal('window', page);
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  delete page.__GMAPS_SIM__;
  delete page.__gmapsSim;
});

const geocode = (request: GeocoderRequest) =>
  new Promise<{ status: string; found: GeocoderResult | undefined }>((resolve) => {
    void new Geocoder().geocode(request, (results, status) => resolve({ status, found: results?.[0] }));
  });
const suggest = async (input: string) =>
  (await AutocompleteSuggestion.fetchAutocompleteSuggestions({ input })).suggestions[0]?.placePrediction;

it('suggests an address, and geocodes its id and its location to the same house', async () => {
  const suggested = await suggest('orizaba 101');
  expect(suggested).toMatchObject({ text: { text: formattedAddress }, mainText: { text: 'Orizaba 101' } });
  const byId = await geocode({ placeId: suggested?.placeId ?? '' });
  expect(byId).toMatchObject({ status: 'OK', found: { formatted_address: formattedAddress } });
  const { location } = byId.found?.geometry ?? {};
  expect(location && (await geocode({ location })).found?.formatted_address).toBe(formattedAddress);
  expect(page.__gmapsSim?.calls).toEqual({ newSuggestions: 1, geocode: 2 });
});

it.each([{ location: { lat: 0, lng: 0 } }, { placeId: 'ChIJ' }])('finds nothing for %j', async (request) => {
  expect(await geocode(request)).toEqual({ status: 'ZERO_RESULTS', found: undefined });
});

it('a refused key refuses every service', async () => {
  page.__GMAPS_SIM__ = { deny: ['auth'] };
  expect((await geocode({ location: { lat: 19.42, lng: -99.16 } })).status).toBe('REQUEST_DENIED');
  await expect(suggest('orizaba')).rejects.toThrow('REQUEST_DENIED');
});
