import { expect, it } from 'vitest';
import { unsupportedFeatures } from './unsupportedFeatures.mjs';

const namesIn = (path: string, code: string) => unsupportedFeatures([{ path, code }]).map(({ name }) => name);

it.each([
  ['URL.canParse', "URL.canParse('/')"],
  ['URL.canParse', "window.URL.canParse('/'); URL.canParse('/')"],
  ['AbortSignal.timeout', 'fetch("/", { signal: AbortSignal.timeout(9) })'],
  ['.toSorted()', '[2, 1].toSorted()'],
  ['.toSorted()', 'export const f = (a) => a?.toSorted()'],
  ['OffscreenCanvas', 'new OffscreenCanvas(1, 1)'],
  ['OffscreenCanvas', 'new globalThis.OffscreenCanvas(1, 1)'],
  ['Object.groupBy', 'const { groupBy } = Object'],
  ['navigator.wakeLock', 'navigator.wakeLock'],
  ['(?<= in a pattern', "'a'.match(/(?<=b)a/)"],
  ['pattern flag v', "'a'.match(/a/v)"],
  ['static { }', 'export class A { static { A.b = 1; } }'],
  ['<dialog closedby>', 'jsx("dialog", { closedBy: "any" })'],
])('%s is found in a script: %s', (name, code) => {
  expect(namesIn('a.js', code)).toContain(name);
});

it.each([
  ['field-sizing', 'p { field-sizing: content }'],
  ['text-wrap: balance', 'p { text-wrap: balance }'],
  ['color-mix()', 'p { color: color-mix(in srgb, red, blue) }'],
  ['light-dark()', ':root { --page: light-dark(white, black) }'],
  ['dvh', 'p { height: 100dvh }'],
  ['lh', 'p { height: calc(1lh + 1px) }'],
  [':has', 'p:has(a) { color: red }'],
  ['@container', '@container (min-width: 1px) { p { color: red } }'],
  ['@media (width >= …)', '@media (width >= 1px) { p { color: red } }'],
  ['@starting-style', 'p { @starting-style { opacity: 0 } }'],
  ['user-select', 'p { user-select: none }'],
  ['a nested rule', 'p { a { color: red } }'],
  ['@page size', '@page { size: 80mm }'],
])('%s is found in a style sheet: %s', (name, code) => {
  expect(namesIn('a.css', code)).toContain(name);
});

it.each([
  ['old enough', 'a.js', 'structuredClone([].at(0)); new URL("/", location.href); navigator.serviceWorker'],
  ['of the script itself', 'a.js', 'const cart = { toSorted() {} }; cart.toSorted(); cart.toSorted = 1;'],
  ['a name of its own', 'a.js', 'import { OffscreenCanvas } from "./b.js"; new OffscreenCanvas()'],
  ['behind a feature test', 'a.css', '@supports (height: 1dvh) { p { height: 100dvh } }'],
  ['after what is older', 'a.css', 'p { height: 100vh; height: 100dvh }'],
  ['under its older name too', 'a.css', 'p { -webkit-user-select: none; user-select: none }'],
  ['a word in a string', 'a.css', 'p { content: "1dvh light-dark()"; background: url(a:1dvh) }'],
])('%s is no fault', (_what, path, code) => {
  expect(namesIn(path, code)).toEqual([]);
});

it('a method that one script defines is not a browser method in the other scripts of the app', () => {
  const files = [
    { path: 'a.js', code: 'export const cart = { toSorted: (a) => a };' },
    { path: 'b.js', code: 'import { cart } from "./a.js"; cart.toSorted();' },
  ];
  expect(unsupportedFeatures(files)).toEqual([]);
});

it('names the browsers that lack a feature, and the file that uses it', () => {
  expect(unsupportedFeatures([{ path: 'a.js', code: "URL.canParse('/')" }])).toEqual([
    {
      name: 'URL.canParse',
      lacks: expect.stringMatching(/^Safari \d+, Chrome \d+, Firefox \d+$/),
      file: 'a.js',
    },
  ]);
});
