/**
 * The script of Google Maps: its options and its states, the search of addresses and the place of a choice. The
 * library that draws maps belongs to the apps.
 */
export { AddressSearch, type AddressSearchProps, isSearch } from './AddressSearch.tsx';
export { geocode } from './geocode.ts';
export { mapsAddress, mapsLocale, mapsOptions } from './mapsOptions.ts';
export { type MapsScript, useMapsScript } from './useMapsScript.ts';
