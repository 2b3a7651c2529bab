import { expect, it } from 'vitest';
import { findRaw } from './check-tokens.mjs';

const rules = (declaration: string) => findRaw(`.root {\n  ${declaration};\n}\n`).map(({ rule }) => rule);

it.each([
  ['color: #fff', 'colour'],
  ['color: white', 'colour'],
  ['background: rgb(0 0 0 / 50%)', 'colour'],
  ['border: 1px solid #abcdef80', 'colour'],
  ['box-shadow: 0 4px 8px oklch(40% 0.2 20)', 'colour'],
  ['background: color-mix(in srgb, red, var(--page))', 'colour'],
  ['--own-colour: #123456', 'colour'],
  ['font-size: 14px', 'font size'],
  ['font-size: large', 'font size'],
  ['font: 600 1.5rem / 1 var(--display)', 'font size'],
  ['padding: var(--space-2) 10px', 'spacing'],
  ['margin-block-start: -0.5rem', 'spacing'],
  ['gap: calc(var(--space-2) + 6px)', 'spacing'],
  ['inset-inline: 16px', 'spacing'],
])('refuses «%s» as a raw %s', (declaration, rule) => {
  expect(rules(declaration)).toEqual([rule]);
});

it.each([
  'color: var(--text)',
  'color: transparent',
  'stroke: currentColor',
  'margin: 0 auto',
  'padding: 0',
  'border: 1px solid var(--line)',
  'outline: 3px solid var(--focus)',
  'inset: 50% auto auto 0',
  'margin: calc(-1 * var(--space-4))',
  'font: var(--strong) var(--text-20) / 1 var(--display)',
  'animation-name: red-carpet',
  'grid-template-columns: minmax(9ch, 1fr)',
  'background: url("./white.png")',
])('accepts «%s»', (declaration) => {
  expect(rules(declaration)).toEqual([]);
});

it('names the line, and ignores comments and selectors', () => {
  const css = '/* color: #fff;\n padding: 3rem */\n#fade:hover {\n  gap: 4px;\n}\n';
  expect(findRaw(css)).toEqual([{ line: 4, rule: 'spacing', declaration: 'gap: 4px' }]);
});

it('reads nested rules, and a declaration without a semicolon', () => {
  expect(findRaw('@media (min-width: 900px) { .a { color: red } }')).toHaveLength(1);
});
