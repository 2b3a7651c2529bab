import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../menu/catalog.ts';
import { aProduct } from '../testing/build.ts';
import { chooseCrepa, fitsCombo, isComboComplete, removeCrepa } from './combo.ts';

const [cajeta, nutella, fresa, queso] = [1, 2, 3, 4].map((id) => aProduct({ id })) as [
  Product,
  Product,
  Product,
  Product,
];

const ofThree = { comboSize: 3, comboRepeats: false };
const pair = { comboSize: 2, comboRepeats: true };

describe('choosing the crepas of a combo (spec §4)', () => {
  it('adds a crepa and removes it again', () => {
    const once = chooseCrepa(ofThree, [], cajeta);
    expect(once).toEqual({ crepas: [cajeta], replaced: null });
    expect(chooseCrepa(ofThree, once.crepas, cajeta)).toEqual({ crepas: [], replaced: null });
  });

  it('keeps the order of choice when one in the middle is removed', () => {
    expect(chooseCrepa(ofThree, [cajeta, nutella, fresa], nutella).crepas).toEqual([cajeta, fresa]);
  });

  it('replaces nothing while there is room for a third', () => {
    expect(chooseCrepa(ofThree, [cajeta, nutella], fresa)).toEqual({
      crepas: [cajeta, nutella, fresa],
      replaced: null,
    });
  });

  it('replaces the last one by a fourth, and names the replaced one', () => {
    expect(chooseCrepa(ofThree, [cajeta, nutella, fresa], queso)).toEqual({
      crepas: [cajeta, nutella, queso],
      replaced: fresa,
    });
  });

  it('adds the same crepa again where crepas may repeat', () => {
    expect(chooseCrepa(pair, [cajeta], cajeta)).toEqual({ crepas: [cajeta, cajeta], replaced: null });
    expect(chooseCrepa(pair, [cajeta, nutella], cajeta)).toEqual({
      crepas: [cajeta, cajeta],
      replaced: nutella,
    });
  });

  it('takes the last piece of a crepa away, and none of one that is not chosen', () => {
    expect(removeCrepa([cajeta, nutella, cajeta], cajeta)).toEqual([cajeta, nutella]);
    expect(removeCrepa([cajeta, nutella], fresa)).toEqual([cajeta, nutella]);
  });

  it.each([
    [ofThree, [], false],
    [ofThree, [cajeta, nutella], false],
    [ofThree, [cajeta, nutella, fresa], true],
    [pair, [cajeta, nutella, fresa], false],
    [pair, [cajeta, cajeta], true],
  ])('is complete with exactly as many as it holds', (rule, crepas, complete) => {
    expect(isComboComplete(rule, crepas)).toBe(complete);
  });

  it.each([
    [ofThree, [1, 2, 3], true],
    [ofThree, [1, 2, 2], false],
    [ofThree, [1, 2], false],
    [pair, [1, 1], true],
    [pair, [1, 1, 1], false],
  ])('may hold as many as it says, the same ones where they may repeat', (rule, ids, fits) => {
    expect(fitsCombo(rule, ids)).toBe(fits);
  });

  it('is never more than full, and fits its combo as soon as it is, whatever is tapped', () => {
    const rules = fc.record({ comboSize: fc.integer({ min: 2, max: 12 }), comboRepeats: fc.boolean() });
    const taps = fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 40 });
    fc.assert(
      fc.property(rules, taps, (rule, tapped) => {
        const crepas = tapped
          .map((id) => aProduct({ id }))
          .reduce<readonly Product[]>((chosen, crepa) => chooseCrepa(rule, chosen, crepa).crepas, []);
        expect(crepas.length).toBeLessThanOrEqual(rule.comboSize);
        const ids = crepas.map(({ id }) => id);
        expect(fitsCombo(rule, ids)).toBe(isComboComplete(rule, crepas));
      }),
    );
  });
});
