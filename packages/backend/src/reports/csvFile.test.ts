import { centsFromPesos } from '@crepas/domain';
import { expect, it } from 'vitest';
import { csv, money } from './csvFile.ts';

const lineOf = (...cells: (string | number)[]) => csv([cells]).replace('\uFEFF', '').replace(/\r\n$/, '');

it('starts with a byte order mark and ends every row', () => {
  expect(csv([['Año'], ['Piña']])).toBe('\uFEFFAño\r\nPiña\r\n');
});

it.each([
  ['Crepa, doble', '"Crepa, doble"'],
  ['Crepa; doble', '"Crepa; doble"'],
  ['La "buena"', '"La ""buena"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['Cajeta y nuez', 'Cajeta y nuez'],
])('quotes %j, which contains a separator', (text, cell) => {
  expect(lineOf(text)).toBe(cell);
});

it.each(['=1+1', '+52', '-5', '@SUM(A1)', ' =1', '\t=1', '＝1+1'])('escapes the formula %j', (text) => {
  expect(lineOf(text)).toBe(`'${text}`);
});

it('escapes and quotes a formula that contains a separator', () => {
  expect(lineOf('=HYPERLINK("http://a","b")')).toBe(`"'=HYPERLINK(""http://a"",""b"")"`);
});

it('writes an amount with two decimals', () => {
  expect(csv([[money(centsFromPesos(313.8)), money(centsFromPesos(1200))]])).toContain('313.80,1200.00');
});

it('does not escape a number', () => {
  expect(lineOf('Ventas', 99.5, -1)).toBe('Ventas,99.5,-1');
});
