import { parse } from 'postcss';
import { isKnown } from './compat.mjs';

/** @typedef {import('./scripts.mjs').Use} Use */

/** Functions and units that may stand in any value. */
const valueTypes = [
  'css.types',
  'css.types.color',
  'css.types.image',
  'css.types.gradient',
  'css.types.basic-shape',
  'css.types.transform-function',
  'css.types.filter-function',
  'css.types.easing-function',
];
/** @type {readonly (readonly [name: string, pattern: RegExp, key: string])[]} */
const units = [
  ['dvh', /\d[dsl]v(?:[hwib]|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  ['cqw', /\dcq(?:[hwib]|min|max)\b/, 'css.types.length.container_query_length_units'],
  ['lh', /\dr?lh\b/, 'css.types.length.lh'],
];

/**
 * What a style sheet uses of its browser. What stands inside `@supports`, or after an older declaration of the same
 * property in the same rule, is not needed.
 *
 * @param {string} code
 * @returns {Use[]}
 */
export function usesOfStyle(code) {
  /** @type {Use[]} */
  const uses = [];
  parse(code).walk((node) => {
    if (isInsideSupports(node)) return;
    if (node.type === 'atrule') uses.push(...ofAtRule(node.name, node.params));
    else if (node.type === 'rule')
      uses.push(...ofSelector(node.selector), ...(isNested(node) ? nesting : []));
    else if (node.type === 'decl' && !hasOlderOne(node)) uses.push(...ofDeclaration(node));
  });
  return uses;
}

const nesting = [{ name: 'a nested rule', keys: ['css.selectors.nesting'] }];

/** @param {import('postcss').Rule} rule */
const isNested = (rule) => rule.parent?.type === 'rule';

/** @type {(node: import('postcss').Node) => boolean} */
function isInsideSupports(node) {
  const { parent } = node;
  if (!parent) return false;
  const isFeatureTest = parent.type === 'atrule' && 'name' in parent && parent.name === 'supports';
  return isFeatureTest || isInsideSupports(parent);
}

/**
 * Whether an older declaration stands before it: `height: 100vh; height: 100dvh`. The later one wins where it is understood.
 *
 * @param {import('postcss').Declaration} declaration
 */
function hasOlderOne({ prop, value, parent }) {
  const same = siblingsOf(prop, parent).filter((other) => other.prop === prop);
  return same.length > 1 && same[0]?.value !== value;
}

/** The declarations of the same property in the same rule, with any prefix. */
/** @type {(prop: string, parent: import('postcss').Declaration['parent']) => import('postcss').Declaration[]} */
const siblingsOf = (prop, parent) =>
  (parent?.nodes ?? [])
    .filter((node) => node.type === 'decl')
    .filter((other) => unprefixed(other.prop).name === unprefixed(prop).name);

/** @param {string} text */
function unprefixed(text) {
  const prefix = /^-(?:webkit|moz|ms)-/.exec(text)?.[0] ?? '';
  return { prefix, name: text.slice(prefix.length) };
}

/** @param {import('postcss').Declaration} declaration */
function ofDeclaration({ prop, value, parent }) {
  if (prop.startsWith('--')) return ofValue(value);
  if (parent?.type === 'atrule' && 'name' in parent && isKnown(`css.at-rules.${parent.name}.${prop}`)) {
    return [...known(`@${parent.name} ${prop}`, `css.at-rules.${parent.name}.${prop}`), ...ofValue(value)];
  }
  const isOwnName = isKnown(`css.properties.${prop}`);
  const place = `css.properties.${isOwnName ? prop : unprefixed(prop).name}`;
  const prefixes =
    isOwnName && prop.startsWith('-')
      ? ['']
      : siblingsOf(prop, parent).map((other) => unprefixed(other.prop).prefix);
  const words = value.replaceAll(/(["']).*?\1|url\([^)]*\)/g, ' ').match(/-?[a-z][\w-]*(?!\()/gi) ?? [];
  return [
    ...known(prop, place, prefixes),
    ...words.flatMap((word) => known(`${prop}: ${word}`, `${place}.${word}`)),
    ...ofValue(value),
  ];
}

/** @param {string} value */
function ofValue(value) {
  const bare = value.replaceAll(/(["']).*?\1|url\([^)]*\)/g, ' ');
  const called = [...bare.matchAll(/(-?[a-z][\w-]*)\(/gi)].map(([, name = '']) =>
    unprefixed(name.toLowerCase()),
  );
  return [
    ...called.flatMap(({ prefix, name }) =>
      valueTypes.flatMap((place) => known(`${prefix}${name}()`, `${place}.${name}`, [prefix])),
    ),
    ...units.filter(([, sign]) => sign.test(bare)).flatMap(([name, , key]) => known(name, key)),
    ...(/\bfrom\s+[^,]+\s[a-z]\s/.test(bare) && /\b(?:rgb|hsl|lch|lab|ok\w+)\(from/.test(bare)
      ? known('a relative colour', 'css.types.color.rgb.relative_syntax')
      : []),
  ];
}

/** @type {(selector: string) => Use[]} */
const ofSelector = (selector) =>
  [...selector.matchAll(/::?([\w-]+)/g)].flatMap(([written, full = '']) => {
    const { prefix, name } = isKnown(`css.selectors.${full}`) ? { prefix: '', name: full } : unprefixed(full);
    return known(written, `css.selectors.${name}`, [prefix]);
  });

/** @type {(name: string, params: string) => Use[]} */
function ofAtRule(full, params) {
  const { prefix, name } = unprefixed(full);
  if (name === 'supports') return [];
  const asked = [...params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)/g)].map(([, feature = '']) => feature);
  const isRange = name === 'media' && /[<>]/.test(params);
  return [
    ...known(`@${full}`, `css.at-rules.${name}`, [prefix]),
    ...asked.flatMap((feature) => known(`@${name} (${feature})`, `css.at-rules.${name}.${feature}`)),
    ...(isRange ? known('@media (width >= …)', 'css.at-rules.media.range_syntax') : []),
  ];
}

/** @type {(name: string, key: string, prefixes?: readonly string[]) => Use[]} */
const known = (name, key, prefixes = ['']) => (isKnown(key) ? [{ name, keys: [key], prefixes }] : []);
