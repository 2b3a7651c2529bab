import { parseArgs } from 'node:util';

export const parts = /** @type {const} */ ([
  'links',
  'again',
  'board',
  'events',
  'lighthouse',
  'taps',
  'memory',
]);
export const pageNames = /** @type {const} */ (['home', 'product', 'cart', 'admin orders']);

/** @typedef {typeof parts[number]} PartName */

export const help = `pnpm bench:web [-- options]

Loading and response times of store and staff tool, beside the same pages without a script (docs/performance.md).
Each table of the document is one part:

  links       first visits over a slow link
  again       second visits: warm cache, active worker; the server silent; with --against, after a deployment
  board       the staff's board with 0, 27 and 93 orders, first and second visit
  events      60 orders on the board, 10 events a second for an evening of 120 orders
  lighthouse  Lighthouse's phone and desktop (installs it the first time)
  taps        from a tap to the next frame
  memory      after many navigations

  --only=links,again     these parts               (all)
  --pages=home,product   these pages of links, again and lighthouse  (${pageNames.join(', ')})
  --runs=5               visits of each            (5)
  --against=COMMIT       links, again and board of that commit too, in turns; needs a clean build of it
  --help                 this text

A line tells each visit as it ends. Figures are in .data/bench/web.json after each part. It ends with 1 when a goal is
missed that does not depend on the machine, or when a visit failed.`;

/**
 * @param {readonly string[]} argv
 * @returns {{ isHelp: boolean, only: readonly string[], pages: readonly string[], runs: number, against?: string }}
 * @throws {Error} with a sentence for an option or a name that does not exist
 */
export function argumentsOf(argv) {
  const { values } = parseArgs({
    // pnpm passes its own separator on.
    args: argv.filter((argument) => argument !== '--'),
    options: {
      only: { type: 'string', default: parts.join() },
      pages: { type: 'string', default: pageNames.join() },
      runs: { type: 'string', default: '5' },
      against: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs=${values.runs} is no number of visits.`);
  return {
    isHelp: values.help,
    only: namesIn(values.only, parts, '--only'),
    pages: namesIn(values.pages, pageNames, '--pages'),
    runs,
    ...(values.against && { against: values.against }),
  };
}

/**
 * @param {string} list
 * @param {readonly string[]} known
 * @param {string} option
 */
function namesIn(list, known, option) {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${option} knows ${known.join(', ')}, but not «${unknown}».`);
  return names;
}
