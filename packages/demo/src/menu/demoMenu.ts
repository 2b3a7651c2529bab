import { standIns } from '../standIns.ts';
import { combos, waffles } from './combosAndWaffles.ts';
import { crepasDulces } from './crepasDulces.ts';
import { crepasSaladas } from './crepasSaladas.ts';
import { desserts } from './desserts.ts';
import { coldDrinks, hotDrinks } from './drinks.ts';
import { extras } from './extras.ts';
import { groups } from './groups.ts';
import type { DemoCategory, DemoMenu, Dish, DishCategory } from './types.ts';

const { deliveryUrl, cloudName } = standIns.images;

/** The image host has the picture under the dish's slug; its colour follows as a fragment (decision 13). */
const imageUrlOf = ({ slug, colour }: Dish) =>
  `${deliveryUrl}/${cloudName}/image/upload/v1/menu/${slug}${colour}`;

const withPictures = ({ name, products }: DishCategory): DemoCategory => ({
  name,
  products: products.map((dish) => ({ ...dish, imageUrl: imageUrlOf(dish) })),
});

/** The demo's menu: categories in display order, the sweet crepes first. */
export const demoMenu: DemoMenu = {
  categories: [crepasDulces, crepasSaladas, combos, waffles, hotDrinks, coldDrinks, desserts].map(
    withPictures,
  ),
  extras,
  groups,
};
