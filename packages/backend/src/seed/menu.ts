import { combos, waffles } from './menu/combosAndWaffles.ts';
import { crepasDulces } from './menu/crepasDulces.ts';
import { crepasSaladas } from './menu/crepasSaladas.ts';
import { desserts } from './menu/desserts.ts';
import { coldDrinks, hotDrinks } from './menu/drinks.ts';
import { extras } from './menu/extras.ts';
import type { DemoMenu } from './menu/types.ts';

export type { DemoCategory, DemoExtra, DemoMenu, DemoProduct } from './menu/types.ts';

/** What Crepatlán sells on the day it opens: categories in shop order, the sweet crepes first. */
export const demoMenu: DemoMenu = {
  categories: [crepasDulces, crepasSaladas, combos, waffles, hotDrinks, coldDrinks, desserts],
  extras,
};
