import { type Shop, shopFeatures } from '@crepas/api';
import {
  alwaysOpen,
  type Choice,
  categoryId,
  centsFromPesos,
  type Product,
  plainTerms,
  productId,
} from '@crepas/domain';

/** Builders for tests: each fills in valid defaults, and a test sets what matters to it. */

/** A crepa of $80.00. */
export const aProduct = (id = 1, changes: Partial<Product> = {}): Product => ({
  id: productId(id),
  name: `Crepa ${id}`,
  description: '',
  price: centsFromPesos(80),
  categoryId: categoryId(1),
  available: true,
  imageUrl: '',
  isCombo: false,
  isPromoted: false,
  isComboEligible: true,
  ...changes,
});

export const aChoice = (id = 1, changes: Partial<Choice> = {}): Choice => ({
  product: aProduct(id),
  quantity: 1,
  extras: [],
  crepas: [],
  ...changes,
});

export const aShop = (changes: Partial<Shop> = {}): Shop => ({
  ...alwaysOpen,
  ...plainTerms,
  name: 'Crepatlán',
  tagline: '',
  whatsApp: '',
  message: '',
  zone: null,
  responsible: null,
  features: shopFeatures,
  ...changes,
});
