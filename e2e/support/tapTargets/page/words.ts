import { type Line, quote } from './texts.ts';

/** Longer words may break: Spanish has long ones, and phones are small. */
const maxWholeWord = 15;

/** Words broken without a hyphen: «Administració/n». */
export function brokenWords(lines: readonly Line[]): readonly string[] {
  const texts = new Map(lines.map((line) => [line.node, line]));
  return [...texts.values()].flatMap((line) =>
    [...line.node.data.matchAll(/[\p{L}\p{N}]+/gu)]
      .filter(([word]) => word.length <= maxWholeWord)
      .filter(({ 0: word, index }) => isBroken(line, index, word.length))
      .map(([word]) => `the word «${word}» of ${quote(line)} is broken`),
  );
}

function isBroken({ node, element }: Line, start: number, length: number): boolean {
  if (getComputedStyle(element).hyphens === 'auto') return false;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const [first] = rects;
  return first !== undefined && rects.some(({ top }) => top > first.top + first.height / 2);
}
