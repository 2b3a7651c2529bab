/** The maps of stories: the demo's stand-in, which a story may lose by `parameters: { maps: 'lost' }`. */

/** `silent`: its script never arrives. */
type MapsAnswer = 'there' | 'lost' | 'silent';

declare global {
  interface Window {
    /** `maps/api/js` calls it, which the apps load in the place of Google's script. */
    openMaps: () => Promise<void>;
  }
}

/** Served by `main.ts`. */
export const mapsPath = '/gmaps-sim';

/** `window.google` of the stand-in, whose file sets it when it is first loaded. */
let standIn: Promise<unknown> | undefined;

/** For the next story, which loads the script again. */
export function setMaps(answer: MapsAnswer = 'there'): void {
  for (const script of document.querySelectorAll(`script[src*="${mapsPath}"]`)) script.remove();
  Reflect.deleteProperty(window, 'google');
  window.openMaps = async () => {
    if (answer === 'silent') await new Promise(() => {});
    if (answer === 'lost') throw new Error('No maps');
    standIn ??= import('../packages/demo/src/maps/browser/main.ts').then(() => Reflect.get(window, 'google'));
    Reflect.set(window, 'google', await standIn);
  };
}
