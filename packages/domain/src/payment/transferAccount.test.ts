import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clabeText, transferFaults } from './transferAccount.ts';

const clabe = '032180000118359719';

const isClabe = (text: string) => transferFaults({ bank: 'Banco', clabe: text, holder: 'Ana' }).length === 0;

it.each([clabe, '002010077777777771', '646180157000000004'])('%s is a CLABE', (text) => {
  expect(isClabe(text)).toBe(true);
});

it('no CLABE stays one when a digit is typed wrong', () => {
  const anyPlace = fc.integer({ min: 0, max: 17 });
  const anyOther = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(anyPlace, anyOther, (place, by) => {
      const wrong = (Number(clabe[place]) + by) % 10;
      expect(isClabe(clabe.slice(0, place) + wrong + clabe.slice(place + 1))).toBe(false);
    }),
  );
});

it.each(['', '03218000011835971', `${clabe}0`, '03218000011835971x', ' 32180000118359719'])(
  '«%s» is not a CLABE',
  (text) => {
    expect(isClabe(text)).toBe(false);
  },
);

it('is read in groups', () => {
  expect(clabeText(clabe)).toBe('032 180 00011835971 9');
});

it('an account names what is missing or wrong', () => {
  expect(transferFaults({ bank: 'Banco', clabe, holder: 'Ana Núñez' })).toEqual([]);
  expect(transferFaults({ bank: ' ', clabe: '1', holder: 'x'.repeat(101) })).toEqual([
    { part: 'bank', code: 'missing' },
    { part: 'clabe', code: 'malformed' },
    { part: 'holder', code: 'tooLong' },
  ]);
  expect(transferFaults({ bank: 'Banco\n', clabe, holder: 'Ana' })).toEqual([
    { part: 'bank', code: 'malformed' },
  ]);
});
