import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewAutocompleteService } from './newPlaces.ts';

type Request = google.maps.places.AutocompleteRequest;
type Places = ConstructorParameters<typeof NewAutocompleteService>[0];

const aSuggestion = (placeId: string) => ({
  placePrediction: {
    placeId,
    text: { text: `${placeId}, Roma` },
    mainText: { text: placeId },
    secondaryText: { text: 'Roma' },
    types: ['street_address'],
  },
});

/** A fake Places service (New); the test answers its requests in any order. */
function aService() {
  const asked: { request: Request; answer: (placeIds: string[]) => void; fail: () => void }[] = [];
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: (request: Request) =>
      new Promise((resolve, reject) => {
        asked.push({
          request,
          answer: (placeIds) => resolve({ suggestions: placeIds.map(aSuggestion) }),
          fail: () => reject(new Error('PERMISSION_DENIED')),
        });
      }),
  };
  const service = new NewAutocompleteService({ AutocompleteSuggestion } as unknown as Places);
  const received: [string[] | undefined, string][] = [];
  const ask = (input: string, near: Pick<google.maps.places.AutocompletionRequest, 'locationBias'> = {}) =>
    service.getPlacePredictions(
      { input, componentRestrictions: { country: 'mx' }, types: ['address'], language: 'es-419', ...near },
      (predictions, status) => received.push([predictions?.map(({ place_id }) => place_id), status]),
    );
  return { asked, received, ask };
}

afterEach(() => void vi.useRealTimers());

describe('the old autocomplete service over the new one', () => {
  it('asks only for addresses in Mexico', () => {
    const { asked, ask } = aService();
    void ask('Tabasco');
    expect(asked[0]?.request).toEqual({
      input: 'Tabasco',
      includedRegionCodes: ['mx'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route', 'intersection'],
      language: 'es-419',
    });
  });

  it('asks for places around a circle first', () => {
    const { asked, ask } = aService();
    const locationBias = { center: { lat: 19.4, lng: -99.1 }, radius: 15_000 };
    void ask('Tabasco', { locationBias });
    expect(asked[0]?.request).toMatchObject({ locationBias });
  });

  it('answers with the places found', async () => {
    const { asked, received, ask } = aService();
    const done = ask('Tabasco');
    asked[0]?.answer(['Tabasco 1', 'Tabasco 2']);
    await done;
    expect(received).toEqual([[['Tabasco 1', 'Tabasco 2'], 'OK']]);
  });

  it('reports ZERO_RESULTS when nothing was found', async () => {
    const { asked, received, ask } = aService();
    const done = ask('Xyz');
    asked[0]?.answer([]);
    await done;
    expect(received).toEqual([[[], 'ZERO_RESULTS']]);
  });

  it('drops an answer to an outdated query', async () => {
    const { asked, received, ask } = aService();
    const both = [ask('Tab'), ask('Tabasco')];
    asked[1]?.answer(['Tabasco 1']);
    asked[0]?.answer(['Tabla 9']);
    await Promise.all(both);
    expect(received).toEqual([[['Tabasco 1'], 'OK']]);
  });

  it('reports an error when the service does not answer for ten seconds', async () => {
    vi.useFakeTimers();
    const { received, ask } = aService();
    const done = ask('Tabasco');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(received).toEqual([[undefined, 'UNKNOWN_ERROR']]);
  });

  it('reports a refusal as an error of the old service', async () => {
    const { asked, received, ask } = aService();
    const done = ask('Tabasco');
    asked[0]?.fail();
    await done;
    expect(received).toEqual([[undefined, 'UNKNOWN_ERROR']]);
  });
});
