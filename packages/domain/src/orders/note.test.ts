import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countCharacters, mentionsAllergy, readNote, readRecipient } from './note.ts';

const family = '👨‍👩‍👧‍👦';
const text = (value: string) => ({ kind: 'text', text: value });
const refused = (because: string) => ({ kind: 'refused', because });

afterEach(() => vi.unstubAllGlobals());

describe('a note', () => {
  it.each([
    ['', { kind: 'empty' }],
    [' \r\n\t ', { kind: 'empty' }],
    ['\u200b\u00ad\n\ufe0f', { kind: 'empty' }],
    ['x'.repeat(1_000_000), refused('tooLong')],
    ['  Sin   nuez,\tpor favor ', text('Sin nuez, por favor')],
    ['Sin nuez \r\n\r\n  y doble cajeta\r', text('Sin nuez\ny doble cajeta')],
    ['a\rb\n\nc\nd', text('a\nb\nc\nd')],
    ['a\u2028b\u2029c', text('a\nb\nc')],
    [family.repeat(140), text(family.repeat(140))],
    [family.repeat(141), refused('tooLong')],
    ['x'.repeat(140), text('x'.repeat(140))],
    ['x'.repeat(141), refused('tooLong')],
    [`O${'\u030b'.repeat(138)}`.repeat(16), refused('unprintable')],
    ['Timbre\u0007', refused('unprintable')],
    ['\u0000', refused('unprintable')],
    ['a\u009bb', refused('unprintable')],
    ['sin \u202Ezeun', refused('unprintable')],
    ['sin \u2066nuez', refused('unprintable')],
    ['sin \ud83c nuez', refused('unprintable')],
    ['=1+1', text('=1+1')],
  ])('%j', (typed, read) => {
    expect(readNote(typed)).toEqual(read);
  });
});

describe('a name', () => {
  it.each([
    [' ', { kind: 'empty' }],
    [' Ana \r\n María\t', text('Ana María')],
    ['Ñ'.repeat(40), text('Ñ'.repeat(40))],
    ['Ñ'.repeat(41), refused('tooLong')],
    ['Ana\u001b[2J', refused('unprintable')],
    ['\u202Eana', refused('unprintable')],
    ['\u200b\u3164', { kind: 'empty' }],
    [`M${'\u030b'.repeat(600)}`, refused('unprintable')],
  ])('%j', (typed, read) => {
    expect(readRecipient(typed)).toEqual(read);
  });
});

it.each([
  ['a note', readNote],
  ['a name', readRecipient],
])('%s that was read is read again as the same text', (_, readText) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const read = readText(typed);
      if (read.kind === 'text') expect(readText(read.text)).toEqual(read);
    }),
  );
});

it('a browser without a segmenter counts code points, which are never fewer', () => {
  expect(countCharacters(`${family}é`, 40)).toBe(2);
  const counts = new Map<string, number>();
  const samples = fc.sample(fc.string({ unit: 'grapheme' }), 100);
  for (const sample of samples) counts.set(sample, countCharacters(sample, 40));
  vi.stubGlobal('Intl', {});
  expect(countCharacters(`${family}é`, 40)).toBe(8);
  for (const [sample, count] of counts) expect(countCharacters(sample, 40)).toBeGreaterThanOrEqual(count);
});

it.each([
  ['Sin nuez, por favor: alergia.', true],
  ['ES ALÉRGICA al huevo', true],
  ['alérgico', true],
  ['Mi hijo es celíaco', true],
  ['Intolerante a la lactosa', true],
  ['Con mucha alegría', false],
  ['Sin azúcar', false],
])('«%s» speaks of an allergy: %s', (note, expected) => {
  expect(mentionsAllergy(note)).toBe(expected);
});
