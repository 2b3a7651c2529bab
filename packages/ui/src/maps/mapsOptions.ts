/** What both apps tell Google Maps. */
export const mapsLocale = { language: 'es-419', region: 'MX' };

/** Absolute: the loader compares it with the address of its script element. */
export const mapsAddress = (url: string): string =>
  new URL(url, window.location.href).href.replace(/\/$/, '');

/** One array: the loader loads the script again when it changes. */
const libraries: 'places'[] = ['places'];

/** The options of the loader. Give it one instance: it loads the script again when they change. */
export const mapsOptions = ({ url, key }: { readonly url: string; readonly key: string }) => ({
  apiUrl: mapsAddress(url),
  googleMapsApiKey: key,
  ...mapsLocale,
  libraries,
  version: 'quarterly',
});
