import { blur, surface } from './surfaces.ts';

const golden = { red: 0.78, green: 0.42, blue: 0.1, frequency: 0.0125, cover: 0.55, strength: 0.5 };
const freckles = { red: 0.6, green: 0.29, blue: 0.07, frequency: 0.034, cover: 0.16, strength: 0.6 };
const crepe = {
  margin: 6,
  swell: 7,
  height: 7,
  shine: 0.16,
  tightness: 14,
  grain: [0.03, 0.075],
  ragged: [0.022, 9],
  toast: [golden, freckles],
} as const;

/** Every material of the menu. A shape takes one with `made('cream')`. */
const surfaces = {
  'crepe-1': { ...crepe, seed: 4 },
  'crepe-2': { ...crepe, seed: 19 },
  'crepe-3': { ...crepe, seed: 42 },
  // Only the edges of a sheet are visible under the next one: no toast pattern, which is slow to draw.
  sheet: { margin: 6, swell: 7, height: 7, shine: 0.16, tightness: 14, ragged: [0.022, 9], seed: 31 },
  rolled: { ...crepe, swell: 26, height: 26, grain: [0.02, 0.02], seed: 8 },
  waffle: { margin: 6, swell: 5, height: 6, shine: 0.16, grain: [0.06, 0.1], toast: [golden], seed: 6 },
  fruit: { swell: 9, height: 11, shine: 0.5, tightness: 26 },
  berry: { swell: 4, height: 5, shine: 0.6, tightness: 20 },
  leaf: { swell: 3, height: 3, shine: 0.18, ragged: [0.05, 4] },
  nut: { swell: 6, height: 9, shine: 0.22, grain: [0.09, 0.25], ragged: [0.04, 5] },
  crumb: { swell: 4, height: 6, shine: 0.05, grain: [0.2, 0.3], ragged: [0.09, 9] },
  cream: { swell: 9, height: 9, shine: 0.12, tightness: 12 },
  scoop: {
    margin: 10,
    swell: 30,
    height: 34,
    shine: 0.12,
    tightness: 10,
    grain: [0.035, 0.045],
    ragged: [0.035, 9],
  },
  sauce: { swell: 4, height: 7, shine: 0.85, tightness: 30, ragged: [0.02, 5] },
  pool: { swell: 7, height: 6, shine: 0.42, tightness: 24, ragged: [0.014, 12], margin: 8 },
  gratin: {
    swell: 5,
    height: 5,
    shine: 0.4,
    tightness: 16,
    ragged: [0.02, 16],
    toast: [{ red: 0.78, green: 0.42, blue: 0.1, frequency: 0.032, cover: 0.42, strength: 0.55 }],
  },
  draped: {
    swell: 20,
    height: 20,
    shine: 0.3,
    tightness: 16,
    grain: [0.03, 0.02],
    ragged: [0.012, 18],
    margin: 12,
  },
  melted: { swell: 6, height: 7, shine: 0.35, tightness: 18, ragged: [0.02, 10] },
  herb: { swell: 2, height: 1.5, shine: 0.1, ragged: [0.08, 4] },
  flat: { swell: 3, height: 3, shine: 0.3, tightness: 18, ragged: [0.02, 8] },
  meat: { swell: 5, height: 6, shine: 0.3, grain: [0.05, 0.14], ragged: [0.03, 6] },
  ceramic: { swell: 10, height: 8, shine: 0.3, tightness: 30 },
  glassy: { swell: 5, height: 6, shine: 0.9, tightness: 40 },
  cloth: { swell: 3, height: 2, shine: 0, grain: [0.5, 0.2], ragged: [0.008, 10] },
} as const;

export type Material = keyof typeof surfaces;

export const made = (material: Material) => ({ filter: `url(#${material})` });

const blurs = [1, 2, 4, 7, 12, 20, 36, 70] as const;

export const soft = (pixels: (typeof blurs)[number]) => ({ filter: `url(#blur-${pixels})` });

/** The definitions every picture starts with. */
export const materialDefinitions = () =>
  Object.entries(surfaces)
    .map(([id, options]) => surface(id, options))
    .join('') + blurs.map(blur).join('');
