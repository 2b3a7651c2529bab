import { type Cents, type Extra, extraId, type Product } from '@crepas/domain';
import { aProduct } from './build.ts';

/** The longest words and numbers that a shop may enter. */
export const long = {
  product: 'Crepa especial de la casa con fresas, plátano, nuez de Castilla y cajeta envinada de Celaya',
  word: 'Anticonstitucionalmenteriquísimas',
  pesos: 12_345.5,
};

const cents = (long.pesos * 100) as Cents;

/** Products 90 and 91 of the first category: a name of many words, and a name of one word. */
export const longProducts: readonly Product[] = [long.product, long.word].map((name, index) => ({
  ...aProduct(90 + index, { name, description: long.product, price: cents, isPromoted: true }),
}));

export const longExtras: readonly Extra[] = [long.product, long.word].map((name, index) => ({
  id: extraId(index + 1),
  name,
  description: long.product,
  price: cents,
  available: true,
}));
