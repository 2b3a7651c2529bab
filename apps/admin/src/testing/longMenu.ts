import { exampleMenu } from '@crepas/api/testing';
import { type Cents, categoryId, extraId, productId } from '@crepas/domain';

/** The longest words and numbers that a shop may enter. */
export const long = {
  product: 'Crepa especial de la casa con fresas, plátano, nuez de Castilla y cajeta envinada de Celaya',
  word: 'Anticonstitucionalmenteriquísimas',
  cents: 1_234_550 as Cents,
};

/** The example's menu in long words. */
export const longMenu = {
  categories: exampleMenu.categories.map((category, place) => ({
    ...category,
    name: place === 1 ? long.word : long.product,
  })),
  products: exampleMenu.products.map((product, place) => ({
    ...product,
    name: place === 1 ? long.word : long.product,
    description: `${long.product}. ${long.word}.`,
    price: long.cents,
  })),
  extras: exampleMenu.extras.map((extra, place) => ({
    ...extra,
    name: place === 1 ? long.word : long.product,
    description: long.product,
    price: long.cents,
  })),
};

/** 40 products of one category. */
export const fullMenu = {
  products: Array.from({ length: 5 }, () => exampleMenu.products)
    .flat()
    .map((product, place) => ({ ...product, id: productId(place + 1), categoryId: categoryId(1) })),
};

const kinds = ['Fresas', 'Plátano', 'Nuez', 'Coco', 'Cajeta', 'Nutella', 'Queso crema', 'Lechera', 'Granola'];

/** 300 extras, some of them hidden; the first product has twelve. */
export const manyExtras = {
  extras: Array.from({ length: 300 }, (_, place) => ({
    id: extraId(place + 1),
    name: `${kinds[place % kinds.length]} ${Math.floor(place / kinds.length) + 1}`,
    description: 'Una porción',
    price: 1500 as Cents,
    available: place % 4 !== 3,
  })),
  offered: { [productId(1)]: Array.from({ length: 12 }, (_, place) => extraId(place * 20 + 1)) },
};
