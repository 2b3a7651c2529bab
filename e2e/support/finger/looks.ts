/** How people hold and set their devices: every combination is looked at. */

/** CSS pixels: small and usual phones, a tablet, a desk. */
export const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** What the browser's own setting makes of 1 rem, in CSS pixels: 100 and 200 %. */
export const letters = [16, 32] as const;

/**
 * The shop's own face, once as narrow as phones' faces are and once as wide as DejaVu Sans and Verdana: a face of the
 * machine would be another one on the next machine.
 */
export const faces = [
  { name: 'narrow', sizeAdjust: '92%' },
  { name: 'wide', sizeAdjust: '113%' },
] as const;

export type Face = (typeof faces)[number];
