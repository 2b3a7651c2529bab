import { type Shop, shopFeatures } from '@crepas/api';
import { alwaysOpen, type Choice, centsFromPesos, type Product, plainTerms } from '@crepas/domain';
import * as domain from '@crepas/domain/testing';

/** Builders for tests: each fills in valid defaults, and a test sets what matters to it. */

/** A crepa of $80.00. */
export const aProduct = (id = 1, changes: Partial<Product> = {}): Product => ({
  ...domain.aProduct({ id, price: centsFromPesos(80), description: '', imageUrl: '' }),
  ...changes,
});

export const aChoice = (id = 1, changes: Partial<Choice> = {}): Choice =>
  domain.aChoice({ product: aProduct(id), ...changes });

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
