import { calientes } from './calientes.ts';
import { combos } from './combos.ts';
import { dulcesFilled } from './dulcesFilled.ts';
import { dulcesFolded } from './dulcesFolded.ts';
import { frias } from './frias.ts';
import { postres } from './postres.ts';
import { saladasFilled } from './saladasFilled.ts';
import { saladasFolded } from './saladasFolded.ts';
import type { Dishes } from './served.ts';
import { waffles } from './waffles.ts';

/** A drawing for every product of the demo menu, by slug. */
export const dishes: Dishes = {
  ...dulcesFolded,
  ...dulcesFilled,
  ...saladasFolded,
  ...saladasFilled,
  ...combos,
  ...waffles,
  ...calientes,
  ...frias,
  ...postres,
};
