/** Device sizes and settings. */

/** CSS pixels: small and usual phones, a tablet, a desk. */
export const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/**
 * The shop's font, scaled to the width of phone fonts and to that of DejaVu Sans and Verdana: installed fonts differ
 * between machines.
 */
const narrow = { name: 'narrow', sizeAdjust: '92%' } as const;
const wide = { name: 'wide', sizeAdjust: '113%' } as const;

export type Face = typeof narrow | typeof wide;

/** `rem` in CSS pixels by the browser setting. */
type Letters = { readonly rem: number; readonly faces: readonly Face[] };

/** 100 and 200 %: large letters that fit in the wider font fit in the narrower one, and make no control smaller. */
export const letters: readonly Letters[] = [
  { rem: 16, faces: [narrow, wide] },
  { rem: 32, faces: [wide] },
];
