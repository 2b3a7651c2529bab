import { exampleMenu } from '@crepas/api/testing';
import { type Cents, categoryId, productId } from '@crepas/domain';

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
