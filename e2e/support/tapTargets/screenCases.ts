/** Device sizes and settings: {@link all} of them are checked, or the {@link usual} ones. */

/** CSS pixels: small and usual phones, a tablet, a desk. */
const windows = [
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
const letters: readonly Letters[] = [
  { rem: 16, faces: [narrow, wide] },
  { rem: 32, faces: [wide] },
];

export type ScreenCases = {
  readonly windows: readonly { readonly width: number; readonly height: number }[];
  readonly letters: readonly Letters[];
};

export const all: ScreenCases = { windows, letters };

/** A phone and a desk with the wider font, in which more is too long. */
export const usual: ScreenCases = {
  windows: windows.filter(({ width }) => [360, 1280].includes(width)),
  letters: [{ rem: 16, faces: [wide] }],
};
