import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, pairs, tokenGroups } from './tokenList.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const tokens = tokenGroups(css).flatMap((group) => group.tokens);

it('the page of tokens has every custom property of the style sheet, once', () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
  expect(tokens.map(({ name }) => name)).toEqual([...declared]);
});

it('reads a value of both themes, and one of each', () => {
  const groups = tokenGroups(
    ':root {\n  /* fills */\n  --a: light-dark(#ffffff, rgb(0 0 0 / 5%));\n  --b: max(\n    1px,\n    2rem\n  ); /* why */\n}\n',
  );
  expect(groups).toEqual([
    {
      title: 'fills',
      tokens: [
        { name: '--a', light: '#ffffff', dark: 'rgb(0 0 0 / 5%)' },
        { name: '--b', light: 'max(1px, 2rem)', dark: 'max(1px, 2rem)' },
      ],
    },
  ]);
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s on %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  const tokenValue = (name: string) => tokens.find((token) => token.name === name)?.[theme] ?? '';
  const cases = pairs.flatMap(({ front, backs, least }) =>
    backs.map((back) => [front, back, least] as const),
  );
  it.each(cases)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(tokenValue(front), tokenValue(back))).toBeGreaterThanOrEqual(least);
  });
});
