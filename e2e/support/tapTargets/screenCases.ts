/** Device sizes and settings: every combination is checked, or the {@link usual} ones. */

/** CSS pixels: small and usual phones, a tablet, a desk. */
const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** 1 rem in CSS pixels by the browser setting: 100 and 200 %. */
const letters = [16, 32] as const;

/**
 * The shop's font, scaled to the width of phone fonts and to that of DejaVu Sans and Verdana: installed fonts differ
 * between machines.
 */
const faces = [
  { name: 'narrow', sizeAdjust: '92%' },
  { name: 'wide', sizeAdjust: '113%' },
] as const;

export type Face = (typeof faces)[number];

export type ScreenCases = {
  readonly windows: readonly { readonly width: number; readonly height: number }[];
  readonly letters: readonly number[];
  readonly faces: readonly Face[];
};

export const all: ScreenCases = { windows, letters, faces };

/** A phone and a desk with the wider font, in which more is too long. */
export const usual: ScreenCases = {
  windows: windows.filter(({ width }) => [360, 1280].includes(width)),
  letters: [16],
  faces: faces.filter(({ name }) => name === 'wide'),
};
