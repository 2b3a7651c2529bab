import { type Cents, categoryId, type Extra, extraId, type Product, productId } from '@crepas/domain';
import fc from 'fast-check';

/** Any value of the domain that can go over the wire, for property tests. */

const whole = fc.integer({ min: 1, max: 1_000_000 });

export const anyCents = fc.integer({ min: 0, max: 10_000_000 }) as fc.Arbitrary<Cents>;

export const anyProduct: fc.Arbitrary<Product> = fc.record(
  {
    id: whole.map(productId),
    name: fc.string(),
    description: fc.string(),
    price: anyCents,
    categoryId: whole.map(categoryId),
    available: fc.boolean(),
    imageUrl: fc.webUrl(),
    isCombo: fc.boolean(),
    isPromoted: fc.boolean(),
    isComboEligible: fc.boolean(),
    alsoFoundAs: fc.string({ minLength: 1 }),
    allergens: fc.string({ minLength: 1 }),
  },
  {
    requiredKeys: [
      'id',
      'name',
      'description',
      'price',
      'categoryId',
      'available',
      'imageUrl',
      'isCombo',
      'isPromoted',
      'isComboEligible',
    ],
  },
);

export const anyExtra: fc.Arbitrary<Extra> = fc.record({
  id: whole.map(extraId),
  name: fc.string(),
  description: fc.string(),
  price: anyCents,
  available: fc.boolean(),
});

export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
