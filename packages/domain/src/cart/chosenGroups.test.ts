import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEnoughLeft, type OfferedGroup, optionId, priceFrom, ruleFault } from '../menu/choiceGroups.ts';
import type { Cents } from '../money/money.ts';
import { aGroup, anOption } from '../testing/build.ts';
import {
  brokenRule,
  changeOption,
  chosenGroups,
  chosenPieces,
  groupsTotal,
  mayAddPiece,
  piecesOf,
  preselectedGroups,
  wantedOptions,
} from './chosenGroups.ts';

const [small, large] = [
  anOption({ id: 11, name: 'Chico' }),
  anOption({ id: 12, name: 'Grande', price: 1500 }),
];
const size = aGroup({ id: 1, name: 'Tamaño', options: [small, large] });
const sauces = aGroup({
  id: 2,
  name: 'Salsas',
  min: 0,
  max: 3,
  included: 1,
  perOption: 2,
  options: [
    anOption({ id: 21, price: 1000 }),
    anOption({ id: 22, price: 2500 }),
    anOption({ id: 23, price: 500, available: false }),
  ],
});
const offered = [size, sauces];

/** Any groups whose rules can be satisfied, and taps on their options. */
const anyGroups: fc.Arbitrary<readonly OfferedGroup[]> = fc
  .array(
    fc.record({
      prices: fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 5 }),
      perOption: fc.integer({ min: 1, max: 3 }),
      max: fc.integer({ min: 1, max: 6 }),
      min: fc.nat(6),
      included: fc.nat(6),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) =>
    all.map(({ prices, perOption, max, min, included }, index) =>
      aGroup({
        id: index + 1,
        perOption,
        max,
        min: Math.min(min, max, prices.length * perOption),
        included: Math.min(included, max),
        options: prices.map((price, at) => anOption({ id: 10 * (index + 1) + at, price })),
      }),
    ),
  );
const anyTaps = fc.array(
  fc.record({ option: fc.integer({ min: 10, max: 36 }), quantity: fc.integer({ min: -1, max: 5 }) }),
  { maxLength: 20 },
);
const tapped = (groups: readonly OfferedGroup[], taps: readonly { option: number; quantity: number }[]) =>
  taps.reduce(
    (chosen, { option, quantity }) => changeOption(groups, chosen, optionId(option), quantity),
    chosenGroups(groups, []),
  );

describe('choosing options', () => {
  it('another size replaces the one before', () => {
    const grande = changeOption(offered, changeOption(offered, [], small.id, 1), large.id, 1);
    expect(wantedOptions(grande)).toEqual([{ id: large.id, quantity: 1 }]);
  });

  it('a piece too many of a group, and one that cannot be had, change nothing', () => {
    const three = [
      [21, 2],
      [22, 1],
    ].reduce(
      (chosen, [id = 0, quantity = 0]) => changeOption(offered, chosen, optionId(id), quantity),
      [] as ReturnType<typeof chosenGroups>,
    );
    expect(piecesOf(three, sauces.id)).toBe(3);
    expect(changeOption(offered, three, optionId(22), 2)).toBe(three);
    expect(changeOption(offered, three, optionId(23), 1)).toBe(three);
    expect(changeOption(offered, three, optionId(21), 3)).toBe(three);
    expect(changeOption(offered, three, optionId(99), 1)).toBe(three);
    expect(chosenPieces(changeOption(offered, three, optionId(21), 1), optionId(21))).toBe(1);
  });

  it('a piece may be added where a tap would take it', () => {
    const chosen = chosenGroups(offered, [
      { id: optionId(11), quantity: 1 },
      { id: optionId(21), quantity: 2 },
    ]);
    const may = (id: number) => mayAddPiece(offered, chosen, optionId(id));
    expect([11, 12, 21, 22, 23].map(may)).toEqual([false, true, false, true, false]);
  });

  it('one that was chosen and cannot be had any more is taken away', () => {
    const before = chosenGroups(offered, [{ id: optionId(23), quantity: 1 }]);
    expect(changeOption(offered, before, optionId(23), 0)).toEqual([]);
  });

  it('begins with the preselected options that can be had, no more than the group takes', () => {
    const options = [
      anOption({ id: 1, isPreselected: true, available: false }),
      anOption({ id: 2, isPreselected: true }),
      anOption({ id: 3, isPreselected: true }),
    ];
    expect(wantedOptions(preselectedGroups([aGroup({ options })]))).toEqual([{ id: 2, quantity: 1 }]);
  });

  it('never breaks a rule but the least, for any taps', () => {
    fc.assert(
      fc.property(anyGroups, anyTaps, (groups, taps) => {
        const broken = brokenRule(groups, wantedOptions(tapped(groups, taps)));
        expect(broken === null || broken.rule === 'min').toBe(true);
      }),
    );
  });
});

describe('the sum', () => {
  it('the cheapest pieces are the included ones', () => {
    const chosen = chosenGroups(offered, [
      { id: optionId(22), quantity: 1 },
      { id: optionId(21), quantity: 2 },
      { id: large.id, quantity: 1 },
    ]);
    expect(groupsTotal(chosen)).toBe(1500 + 2500 + 1000);
  });

  it('does not depend on the order of the taps, and is never below zero', () => {
    fc.assert(
      fc.property(
        anyGroups.chain((groups) => {
          const wanted = groups.flatMap(({ options }) => options.map(({ id }) => ({ id, quantity: 1 })));
          return fc.tuple(fc.constant(groups), fc.subarray(wanted), fc.shuffledSubarray(wanted));
        }),
        ([groups, some]) => {
          const sum = groupsTotal(chosenGroups(groups, some));
          expect(groupsTotal(chosenGroups(groups, [...some].reverse()))).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('no choice that can be ordered is cheaper than the price from which the product is offered', () => {
    fc.assert(
      fc.property(anyGroups, anyTaps, fc.nat(10_000), (groups, taps, price) => {
        const chosen = tapped(groups, taps);
        fc.pre(brokenRule(groups, wantedOptions(chosen)) === null);
        const least = priceFrom(price as Cents, groups) ?? price;
        expect(price + groupsTotal(chosen)).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});

describe('the rules of a group', () => {
  it.each([
    ['nothing of a required group', [], 'min'],
    ['two sizes', [11, 12], 'max'],
    ['a size', [11], undefined],
  ])('%s', (_, ids, rule) => {
    const wanted = ids.map((id) => ({ id: optionId(id), quantity: 1 }));
    expect(brokenRule(offered, wanted)?.rule).toBe(rule);
  });

  it('no option more often than it may be chosen', () => {
    const wanted = [{ id: optionId(21), quantity: 3 }];
    expect(brokenRule([sauces], wanted)).toEqual({ group: sauces, rule: 'perOption' });
  });

  it('a required group without enough options leaves nothing to order', () => {
    const gone = { ...size, options: size.options.map((option) => ({ ...option, available: false })) };
    expect([size, gone, { ...sauces, options: [] }].map((group) => hasEnoughLeft(group))).toEqual([
      true,
      false,
      true,
    ]);
    expect(hasEnoughLeft({ ...sauces, min: 4 })).toBe(true);
    expect(hasEnoughLeft({ ...sauces, min: 5 })).toBe(false);
  });

  it.each([
    [{}, null],
    [{ perOption: 0 }, 'perOption'],
    [{ perOption: 11 }, 'perOption'],
    [{ max: 0 }, 'max'],
    [{ max: 21 }, 'max'],
    [{ min: 2 }, 'min'],
    [{ min: 3, max: 3 }, 'min'],
    [{ min: -1 }, 'min'],
    [{ included: 2 }, 'included'],
    [{ included: 0.5 }, 'included'],
  ])('the rule %j of two options has the fault %s', (changed, fault) => {
    expect(ruleFault({ min: 1, max: 1, included: 0, perOption: 1, ...changed }, 2)).toBe(fault);
  });
});

it('the price on a card is that of the cheapest choice, where a required group changes it', () => {
  const price = 4000 as Cents;
  const dear = { ...size, options: [large] };
  expect(priceFrom(price, [])).toBeNull();
  expect(priceFrom(price, [sauces])).toBeNull();
  expect(priceFrom(price, [{ ...size, options: [small] }])).toBeNull();
  expect(priceFrom(price, [size, sauces])).toBe(4000);
  expect(priceFrom(price, [dear])).toBe(5500);
  expect(priceFrom(price, [{ ...dear, included: 1 }])).toBeNull();
  expect(priceFrom(price, [{ ...sauces, min: 3 }])).toBe(4000 + 1000 + 2500);
});
