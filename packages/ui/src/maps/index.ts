/** The script of Google Maps: its options and its states. The library itself belongs to the apps. */
export { mapsAddress, mapsLocale, mapsOptions } from './mapsOptions.ts';
export { type MapsScript, useMapsScript } from './useMapsScript.ts';
