import {
  type Cents,
  type ChoiceGroup,
  type ChosenGroup,
  type ChosenOption,
  categoryId,
  comboSizeBounds,
  type DiscountTerms,
  type Extra,
  extraId,
  type Gift,
  groupBounds,
  groupId,
  type MenuWindow,
  maxPrice,
  optionId,
  type Product,
  productId,
  type Weekday,
} from '@crepas/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';

/** Any value of the domain that can go over the wire, for property tests. */

const whole = fc.integer({ min: 1, max: 1_000_000 });

export const anyCents = fc.integer({ min: 0, max: 10_000_000 }) as fc.Arbitrary<Cents>;

const anyMinute = fc.integer({ min: 0, max: 1_439 });

export const anyWindows: fc.Arbitrary<readonly MenuWindow[]> = fc.array(
  fc.record({
    days: fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    opens: anyMinute,
    closes: anyMinute,
  }),
  { maxLength: 3 },
);

export const anyProduct: fc.Arbitrary<Product> = fc.record({
  id: whole.map(productId),
  name: fc.string(),
  description: fc.string(),
  price: anyCents,
  categoryId: whole.map(categoryId),
  available: fc.boolean(),
  imageUrl: fc.webUrl(),
  isCombo: fc.boolean(),
  comboSize: fc.integer(comboSizeBounds),
  comboRepeats: fc.boolean(),
  isPromoted: fc.boolean(),
  isComboEligible: fc.boolean(),
  alsoFoundAs: fc.string(),
  allergens: fc.string(),
  calories: fc.option(fc.integer({ min: 0, max: 5000 })),
  windows: anyWindows,
});

/** A request has no larger one; an answer may: what a code saved in all. */
const anyPrice = fc.nat(maxPrice).map((cents) => cents as Cents);
const anyGift: fc.Arbitrary<Gift> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: anyPrice.filter((cents) => cents > 0) }),
  fc.record({ kind: fc.constant('delivery' as const) }),
  fc.record({ kind: fc.constant('product' as const), productId: whole.map(productId) }),
);
const discountTerms = {
  name: fc.stringMatching(/^[A-Z0-9]{3,20}$/),
  gift: anyGift,
  minimum: anyPrice,
  fulfilment: fc.constantFrom(null, 'delivery' as const, 'pickup' as const),
  categoryIds: fc.option(fc.array(whole.map(categoryId), { maxLength: 5 })),
};
export const anyDiscountTerms: fc.Arbitrary<DiscountTerms> = fc.record(discountTerms);

export const anyExtra: fc.Arbitrary<Extra> = fc.record({
  id: whole.map(extraId),
  name: fc.string(),
  description: fc.string(),
  price: anyCents,
  available: fc.boolean(),
});

const anyPieces = fc.integer({ min: 1, max: groupBounds.perOption });

export const anyChosenOption: fc.Arbitrary<ChosenOption> = fc.record({
  id: whole.map(optionId),
  name: fc.string(),
  price: anyCents,
  quantity: anyPieces,
});

export const anyChosenGroup: fc.Arbitrary<ChosenGroup> = fc.record({
  id: whole.map(groupId),
  name: fc.string(),
  included: fc.nat(20),
  options: fc.array(anyChosenOption, { minLength: 1, maxLength: 3 }),
});

export const anyGroup: fc.Arbitrary<ChoiceGroup> = fc.record({
  id: whole.map(groupId),
  name: fc.string(),
  options: fc.array(
    fc.record({
      id: whole.map(optionId),
      name: fc.string(),
      price: anyCents,
      available: fc.boolean(),
      isPreselected: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
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
