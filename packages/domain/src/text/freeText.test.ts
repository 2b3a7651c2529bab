import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arePrintableLines, isPrintableLine, isVisible, toLine, toLines } from './freeText.ts';

it.each([
  ['Ana', true, true],
  ['Ñandú 👨‍👩‍👧‍👦 ¡hola!', true, true],
  ['Portón\nPAGADO CON TARJETA', false, true],
  ['Portón\u2028PAGADO', false, false],
  ['Portón\rPAGADO', false, false],
  ['sin \u202Ezeun', false, false],
  ['sin \u2066nuez', false, false],
  ['Roma \u200F10 - 12\u200F', false, false],
  ['\u001b[2J', false, false],
  ['half \ud83c', false, false],
  [`Nguye\u0302\u0303n ${'❤️'.repeat(9)} 1️⃣👁️‍🗨️`, true, true],
  [`o${'\u030b'.repeat(5)}o${'\u030b'.repeat(5)}`, true, true],
  [`o${'\u030b'.repeat(6)}`, false, false],
  [`o${'\u030b\u0301\u200d'.repeat(3)}`, false, false],
])('%j is printable on one line: %s, on several: %s', (text, onOne, onSeveral) => {
  expect([isPrintableLine(text), arePrintableLines(text)]).toEqual([onOne, onSeveral]);
});

it.each(['', ' \n', '\u200b', '\u200d\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u0301', '\ufe0f'])(
  '%j shows nothing',
  (text) => {
    expect([isVisible(text), toLine(text), toLines(text)]).toEqual([false, '', '']);
    expect(isVisible(`${text}a`)).toBe(true);
  },
);

describe('what was typed', () => {
  it('becomes one line', () => {
    expect(toLine(' Portón\r\n verde\u2028, \u202Eal\u0007 fondo ')).toBe('Portón verde , al fondo');
    expect(toLine('Portón\t\u0000\tverde')).toBe('Portón verde');
    expect(toLine(`Calle N${'\u0303\u202e'.repeat(200)}andú`)).toBe('Calle Nandú');
  });

  it('keeps its lines in a field that has several', () => {
    expect(toLines(' Rica\r\n\r\ny\t dulce\u202E \r\n')).toBe('Rica\n\ny dulce');
  });

  it('is always printable, and the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(isPrintableLine(toLine(typed))).toBe(true);
        expect(arePrintableLines(toLines(typed))).toBe(true);
        expect(toLine(toLine(typed))).toBe(toLine(typed));
        expect(toLines(toLines(typed))).toBe(toLines(typed));
      }),
    );
  });
});
