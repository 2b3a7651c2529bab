import { type Cents, categoryId, type Extra, extraId, type Product, productId } from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';

/** Any value of the domain that can go over the wire, for property tests. */

const whole = fc.integer({ min: 1, max: 1_000_000 });

export const anyCents = fc.integer({ min: 0, max: 10_000_000 }) as fc.Arbitrary<Cents>;

export const anyProduct: fc.Arbitrary<Product> = fc.record({
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
  alsoFoundAs: fc.string(),
  allergens: fc.string(),
  calories: fc.option(fc.integer({ min: 0, max: 5000 })),
});

export const anyExtra: fc.Arbitrary<Extra> = fc.record({
  id: whole.map(extraId),
  name: fc.string(),
  description: fc.string(),
  price: anyCents,
  available: fc.boolean(),
});

export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Any value is written, sent, accepted by the schema, and read back as it was. */
export function readsBack<Value, Wire>(
  any: fc.Arbitrary<Value>,
  toWire: (value: Value) => unknown,
  schema: v.GenericSchema<unknown, Wire>,
  fromWire: (wire: Wire) => Value,
): void {
  fc.assert(
    fc.property(any, (value) => {
      expect(fromWire(v.parse(schema, overTheWire(toWire(value))))).toEqual(value);
    }),
  );
}
