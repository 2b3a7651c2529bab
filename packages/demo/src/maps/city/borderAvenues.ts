import { hash, pick } from './chance.ts';
import type { District } from './districts.ts';
import { borderAvenueNames } from './gazetteer.ts';

/** The avenue that runs between two districts. */
export const borderAvenue = (a: District, b: District): string =>
  pick(borderAvenueNames, Math.min(a.index, b.index), Math.max(a.index, b.index));

/** One border in three has trees in the middle. */
export const hasMedian = (a: District, b: District): boolean =>
  hash(`${Math.min(a.index, b.index)}-${Math.max(a.index, b.index)}`) % 3 === 0;
