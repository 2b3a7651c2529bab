import { lacking } from './compat.mjs';
import { usesOfScripts } from './scripts.mjs';
import { usesOfStyle } from './styles.mjs';

/**
 * The features that the files of one app use and that a promised browser lacks, each once.
 *
 * @param {readonly { path: string, code: string }[]} files
 * @returns {{ name: string, lacks: string, file: string }[]}
 */
export function unsupportedFeatures(files) {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const found = new Map();
  const note =
    (/** @type {string} */ file) =>
    (/** @type {import('./scripts.mjs').Use} */ { name, keys, prefixes }) => {
      const lacks = keys.map((key) => lacking(key, prefixes));
      if (lacks.length > 0 && !lacks.includes('')) found.set(name, { name, lacks: lacks[0], file });
    };
  const uses = usesOfScripts(scripts.map(({ code }) => code));
  for (const [index, { path }] of scripts.entries()) uses[index]?.forEach(note(path));
  for (const { path, code } of styles) usesOfStyle(code).forEach(note(path));
  return [...found.values()];
}
