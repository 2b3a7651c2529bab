import { useState } from 'react';
import usePlacesAutocomplete from 'use-places-autocomplete';
import { SearchField } from '../SearchField/SearchField.tsx';
import { mapsLocale } from './mapsOptions.ts';
import { inputOf, newPlaces } from './newPlaces.ts';

/** Suggestions start after more than this many characters (spec §5). */
const minCharacters = 2;

export const isSearch = (text: string): boolean => text.trim().length > minCharacters;

const debounceMs = 250;
const cacheSeconds = 24 * 60 * 60;
/** Metres: a city around the place where somebody searches. */
const nearby = 15_000;

const inMexico = { componentRestrictions: { country: 'mx' }, types: ['address'], ...mapsLocale };

export type AddressSearchProps = {
  /** The name of the field, also its placeholder. */
  readonly label: string;
  readonly name: string;
  /** The text of the field at first. */
  readonly typed?: string;
  /** Addresses around it come first. */
  readonly near?: google.maps.LatLngLiteral | undefined;
  /** The session storage key of the library's suggestions. Without it nothing is kept: not for a search that depends on `near`. */
  readonly cacheKey?: string;
  /** Said when the service does not answer: what to do without it. */
  readonly failure: string;
  /** Said below the field while no suggestion and no sentence about them is there. */
  readonly note?: string | undefined;
  readonly onSearch?: (text: string) => void;
  readonly onPick: (placeId: string) => void;
};

/**
 * A search of addresses in Mexico with suggestions of Google Maps. Mount it after the script has loaded; a script
 * without the library of places shows nothing.
 */
export const AddressSearch = (props: AddressSearchProps) =>
  google.maps.places ? <PlacesSearch {...props} /> : null;

function PlacesSearch({ typed = '', near, cacheKey, failure, note, ...props }: AddressSearchProps) {
  const { label, name, onSearch, onPick } = props;
  const [places] = useState(newPlaces);
  const { value, setValue, suggestions, clearSuggestions } = usePlacesAutocomplete({
    requestOptions: { ...inMexico, ...(near && { locationBias: { center: near, radius: nearby } }) },
    debounce: debounceMs,
    defaultValue: typed,
    googleMaps: places,
    ...(cacheKey === undefined ? { cache: false } : { cache: cacheSeconds, cacheKey }),
  });
  const [picked, setPicked] = useState('');
  /** The suggestions when the text changed: an answer brings others. */
  const [before, setBefore] = useState<unknown>();
  const answered = inputOf(suggestions.data[0]);
  const isAsking = isSearch(value) && value !== picked;

  return (
    <SearchField
      name={name}
      label={label}
      value={value}
      // Enter without a suggestion must not send the form around the map.
      form=""
      onValueChange={(text) => {
        const isEnough = isSearch(text);
        setBefore(suggestions.data);
        setValue(text, isEnough);
        onSearch?.(text);
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
        onSearch?.(text);
        setValue(text, false);
        clearSuggestions();
        onPick(id);
      }}
      message={isAsking ? searchCopy(suggestions.loading, suggestions.status, failure) : note}
    />
  );
}

function searchCopy(isLoading: boolean, status: string, failure: string): string | undefined {
  if (isLoading) return 'Buscando…';
  switch (status) {
    case '':
    case 'OK':
      return undefined;
    case 'ZERO_RESULTS':
      return 'Sin resultados';
    default:
      return failure;
  }
}
