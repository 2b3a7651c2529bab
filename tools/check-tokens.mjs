import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Fails on a raw colour, font size or spacing in a style sheet of the kit or the apps, with file and line:
 * `tokens.css` and `base.css` define those. Allowed are 0, percentages, hairlines up to 3 px, and lengths other than
 * spacing (a grid track, a column width).
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const home = /ui\/src\/(tokens|base)\.css$/;

const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const namedColour =
  /(?<![-\w])(?:black|white|red|green|blue|yellow|orange|brown|pink|purple|gold|gr[ae]y|silver|beige|tan|crimson)(?![-\w])/i;
const coloured = /color|background|border|outline|shadow|fill|stroke|accent|caret/;
const spaced =
  /^(?:margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-(?:margin|padding))/;
const typed = /^(?:font|font-size)$/;
const length = /(?<![-\w.])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|pt|vh|vw|dvh|ch)\b/gi;
/** Hairlines and offsets of the same size. */
const allowedLengths = new Set(['1px', '-1px', '2px', '-2px', '3px', '-3px']);
const keywordSize = /(?<![-\w])(?:xx?-small|small|medium|large|xx?-large|smaller|larger)(?![-\w])/;

const withoutComments = (/** @type {string} */ css) =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** @type {(property: string, value: string) => string | undefined} */
function fault(property, value) {
  const plain = value.replace(/var\([^()]*\)/g, '').replace(/url\([^()]*\)/g, '');
  if (colour.test(plain) || (coloured.test(property) && namedColour.test(plain))) return 'colour';
  const lengths = (plain.match(length) ?? []).filter((found) => !allowedLengths.has(found));
  if (spaced.test(property) && lengths.length > 0) return 'spacing';
  if (typed.test(property) && (lengths.length > 0 || keywordSize.test(plain))) return 'font size';
  return undefined;
}

/**
 * @param {string} css
 * @returns {{ line: number, rule: string, declaration: string }[]}
 */
export function findRaw(css) {
  const text = withoutComments(css);
  return [...text.matchAll(/(?<=[{;]\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/gi)].flatMap((match) => {
    const [declaration, property = '', value = ''] = match;
    const rule = fault(property.toLowerCase(), value);
    const line = text.slice(0, match.index).split('\n').length;
    return rule ? [{ line, rule, declaration: declaration.replace(/\s+/g, ' ') }] : [];
  });
}

/** @returns {string[]} */
function sheetsIn(/** @type {string} */ folder) {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const apps = readdirSync(`${root}apps`).map((app) => `apps/${app}/src`);
  const sheets = ['packages/ui/src', ...apps].flatMap(sheetsIn).filter((file) => !home.test(file));
  const faults = sheets.flatMap((file) =>
    findRaw(readFileSync(`${root}${file}`, 'utf8')).map(
      ({ line, rule, declaration }) => `${file}:${line}: raw ${rule}: ${declaration}`,
    ),
  );
  console.log([...faults, `${sheets.length} style sheets, ${faults.length} raw values`].join('\n'));
  process.exitCode = faults.length > 0 || sheets.length === 0 ? 1 : 0;
}
