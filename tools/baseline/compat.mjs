import data from '@mdn/browser-compat-data/forLegacyNode';
import { oldest } from './supportedBrowsers.mjs';

/**
 * What MDN's browser-compat-data says about a feature. Features have its names: `api.AbortSignal.timeout_static`.
 *
 * @typedef {import('@mdn/browser-compat-data/forLegacyNode').Identifier} Identifier
 * @typedef {import('@mdn/browser-compat-data/forLegacyNode').SimpleSupportStatement} Statement
 */

/** @typedef {readonly [browser: string, promised: number, ids: readonly ('safari' | 'safari_ios' | 'chrome' | 'chrome_android' | 'firefox' | 'firefox_android')[]]} Promised */

/** @type {readonly Promised[]} */
const browsers = [
  ['Safari', oldest.safari, ['safari', 'safari_ios']],
  ['Chrome', oldest.chrome, ['chrome', 'chrome_android']],
  ['Firefox', oldest.firefox, ['firefox', 'firefox_android']],
];

/**
 * @param {string} key
 * @returns {Identifier | undefined}
 */
function featureAt(key) {
  /** @type {any} */
  let place = data;
  for (const part of key.split('.')) {
    if (!Object.hasOwn(place, part)) return undefined;
    place = place[part];
  }
  return place;
}

/**
 * Whether the data has an entry for the feature itself, not only for features below it. @param {string} key
 */
export const isKnown = (key) => featureAt(key)?.__compat !== undefined;

/**
 * The promised browsers that lack a feature: «Safari 16, Chrome 105», or '' when all have it.
 *
 * @param {string} key
 * @param {readonly string[]} [prefixes] under which it is written: `-webkit-`, '' for none
 */
export function lacking(key, prefixes = ['']) {
  const support = featureAt(key)?.__compat?.support ?? {};
  return browsers
    .filter(
      ([, promised, ids]) => !ids.every((id) => has(support[id], promised, prefixes, key.startsWith('css.'))),
    )
    .map(([browser, promised]) => `${browser} ${promised}`)
    .join(', ');
}

/** @type {(support: Statement | Statement[] | undefined, promised: number, prefixes: readonly string[], isPartEnough: boolean) => boolean} */
function has(support, promised, prefixes, isPartEnough) {
  // A feature without data counts as old: the data is most complete for new features.
  if (support === undefined) return true;
  const statements = [support].flat().filter(({ flags, alternative_name }) => !flags && !alternative_name);
  // A partial implementation counts unless a later version has more of it.
  const isOnlyPart = isPartEnough || statements.every(({ partial_implementation }) => partial_implementation);
  return statements.some(
    ({ partial_implementation, prefix = '', version_added, version_removed }) =>
      (isOnlyPart || !partial_implementation) &&
      prefixes.includes(prefix) &&
      numberOf(version_added) <= promised &&
      promised < numberOf(version_removed),
  );
}

/** `≤37` is 37; a feature that is missing or not released yet is newer than every version. */
const numberOf = (/** @type {unknown} */ version) =>
  typeof version === 'string' && /\d/.test(version)
    ? Number.parseFloat(version.replace('≤', ''))
    : Number.POSITIVE_INFINITY;

/**
 * The methods of all objects by their names: `toSorted` → `javascript.builtins.Array.toSorted`.
 *
 * @type {ReadonlyMap<string, readonly string[]>}
 */
export const methods = methodsByName();

function methodsByName() {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const builtins = 'javascript.builtins';
  const places = ['api', builtins, `${builtins}.Intl`, `${builtins}.Temporal`];
  for (const place of places) {
    for (const [owner, ownerData] of Object.entries(featureAt(place) ?? {})) {
      for (const [name, { __compat }] of Object.entries(ownerData)) {
        const method = name.replace(/_static$/, ''); // an interface under another name, as minifiers write it
        if (__compat) found.set(method, [...(found.get(method) ?? []), `${place}.${owner}.${name}`]);
      }
    }
  }
  return found;
}
