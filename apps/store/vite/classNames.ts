import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = ['../src', '../../../packages/ui/src'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Names the classes of CSS modules by their file (letters) and their index in it, `_h4`: hashes compress badly, and every
 * name is in scripts, style sheets and pages. Browser and server build must give the same names, so the names depend on
 * the source files only.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const files = sources.flatMap(styleSheetsOf).sort();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const path = file.replace(/\?.*$/, '');
    const at = files.indexOf(path);
    if (at < 0) throw new Error(`${file} is none of the style sheets that have numbers`);
    const known = classes.get(path) ?? [];
    classes.set(path, known);
    if (!known.includes(name)) known.push(name);
    return `_${letters(at)}${known.indexOf(name)}`;
  };
}

const styleSheetsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join(folder, name));

/** `0` → `a`, `26` → `ba`. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26))) + String.fromCharCode(97 + (number % 26));
