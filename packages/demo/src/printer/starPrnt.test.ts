import { expect, it } from 'vitest';
import { printedPicture } from './starPrnt.ts';

const job = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const letters = (svg: string) =>
  [...svg.matchAll(/<tspan[^>]*>(.*?)<\/tspan>/g)].map(([, sign]) => sign).join('');

it('prints letters of code page 1252, at their place and in their size', () => {
  const svg = printedPicture(job('\x1b@\x1b\x1dt\x20\x1bi\x01\x01\x1b\x1dA\x18\x00Ni\xf1o\n'), 32);
  expect(letters(svg)).toBe('Niño');
  expect(svg).toContain('translate(24 48)');
  expect(svg).toContain('scale(2 2)');
  expect(svg).toContain('viewBox="0 0 384 48"');
});

it('prints an inverted line as white letters on black', () => {
  expect(printedPicture(job('\x1b4A\x1b5\n'), 32)).toMatch(
    /<rect y="-24" width="12" height="24"\/>.*fill="#fff"/,
  );
});

it('prints a picture dot by dot, in the middle of the paper', () => {
  const svg = printedPicture(job('\x1b\x1da\x01\x1b\x1dS\x01\x01\x00\x02\x00\x00\x80\x01'), 32);
  expect([...svg.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => [x, y])).toEqual([
    ['188', '0'],
    ['195', '1'],
  ]);
});

it('refuses a command that it does not know, of which a printer would print the letters', () => {
  expect(() => printedPicture(job('\x1bp0'), 32)).toThrow('Unknown command: ESC p');
});
