import { SearchField } from '@crepas/ui';
import { useState } from 'react';
import usePlacesAutocomplete from 'use-places-autocomplete';
import { suggestionsCacheKey, suggestionsRequest } from './maps.ts';
import { inputOf, newPlaces } from './newPlaces.ts';

/** Suggestions start after more than this many characters (spec §5). */
const minCharacters = 2;

export const isSearch = (text: string): boolean => text.trim().length > minCharacters;

const debounceMs = 250;

type Props = {
  /** What the customer typed while there was no map. */
  readonly typed: string;
  readonly onSearch: (text: string) => void;
  readonly onPick: (placeId: string) => void;
};

/** Mount it after Google Maps has loaded. */
export function AddressSearch({ typed, onSearch, onPick }: Props) {
  const [places] = useState(newPlaces);
  const { value, setValue, suggestions, clearSuggestions } = usePlacesAutocomplete({
    requestOptions: suggestionsRequest,
    debounce: debounceMs,
    defaultValue: typed,
    cacheKey: suggestionsCacheKey(),
    googleMaps: places,
  });
  const [picked, setPicked] = useState('');
  /** The suggestions when the text changed: an answer brings others. */
  const [before, setBefore] = useState<unknown>();
  const answered = inputOf(suggestions.data[0]);
  const isAsking = isSearch(value) && value !== picked;

  return (
    <SearchField
      name="search"
      label="Busca tu calle y número"
      value={value}
      onValueChange={(text) => {
        const isEnough = isSearch(text);
        setBefore(suggestions.data);
        setValue(text, isEnough);
        onSearch(text);
        if (!isEnough) clearSuggestions();
      }}
      suggestions={
        isAsking
          ? suggestions.data.map(({ place_id, structured_formatting: { main_text, secondary_text } }) => ({
              id: place_id,
              text: main_text,
              detail: secondary_text,
            }))
          : []
      }
      isStale={suggestions.loading || suggestions.data === before || (answered ?? value) !== value}
      onPick={({ id, text }) => {
        setPicked(text);
        onSearch(text);
        setValue(text, false);
        clearSuggestions();
        onPick(id);
      }}
      message={isAsking ? searchCopy(suggestions.loading, suggestions.status) : undefined}
    />
  );
}

function searchCopy(isLoading: boolean, status: string): string | undefined {
  if (isLoading) return 'Buscando…';
  switch (status) {
    case '':
    case 'OK':
      return undefined;
    case 'ZERO_RESULTS':
      return 'Sin resultados';
    default:
      return 'La búsqueda no responde. Mueve el marcador hasta tu puerta.';
  }
}
