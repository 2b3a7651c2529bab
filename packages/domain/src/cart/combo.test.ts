import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/build.ts';
import { isComboComplete, toggleCrepa } from './combo.ts';

const [cajeta, nutella, fresa, queso] = [1, 2, 3, 4].map((id) => aProduct({ id })) as [
  ReturnType<typeof aProduct>,
  ReturnType<typeof aProduct>,
  ReturnType<typeof aProduct>,
  ReturnType<typeof aProduct>,
];

describe('choosing the crepas of a combo (spec §4)', () => {
  it('adds a crepa and removes it again', () => {
    const once = toggleCrepa([], cajeta);
    expect(once).toEqual({ crepas: [cajeta], replaced: null });
    expect(toggleCrepa(once.crepas, cajeta)).toEqual({ crepas: [], replaced: null });
  });

  it('keeps the order of choice when one in the middle is removed', () => {
    expect(toggleCrepa([cajeta, nutella, fresa], nutella).crepas).toEqual([cajeta, fresa]);
  });

  it('replaces nothing while there is room for a third', () => {
    expect(toggleCrepa([cajeta, nutella], fresa)).toEqual({
      crepas: [cajeta, nutella, fresa],
      replaced: null,
    });
  });

  it('replaces the last one by a fourth, and names the replaced one', () => {
    expect(toggleCrepa([cajeta, nutella, fresa], queso)).toEqual({
      crepas: [cajeta, nutella, queso],
      replaced: fresa,
    });
  });

  it.each([
    [[], false],
    [[cajeta, nutella], false],
    [[cajeta, nutella, fresa], true],
  ])('is complete with exactly three', (crepas, complete) => {
    expect(isComboComplete(crepas)).toBe(complete);
  });
});
