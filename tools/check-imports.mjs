import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import rules from '../dependency-cruiser.config.mjs';

/**
 * Imports against the rules of `dependency-cruiser.config.mjs` and against the drawing in `docs/architecture.md`:
 * `node tools/check-imports.mjs` fails with one line for each import that breaks a rule, is not drawn, or is drawn and
 * does not exist.
 */

/** @typedef {import('dependency-cruiser').IModule} Module */

const folders = ['apps', 'packages', 'e2e', 'tools', 'bench', 'deploy', '.storybook'];
const isSource = (/** @type {string} */ path) =>
  /^(?:apps|packages)\/[^/]+\/(?:src|bin)\//.test(path) && !/\.(?:test|stories)\.tsx?$/.test(path);
const partOf = (/** @type {string} */ path) => path.split('/')[1] ?? '';

/**
 * `store --> ui`, or `backend -.-> demo` for a dynamic import, as Mermaid draws them.
 *
 * @param {readonly Module[]} modules
 * @returns {string[]}
 */
export function arrowsBetweenParts(modules) {
  const arrows = modules
    .filter(({ source }) => isSource(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(
          ({ resolved }) => /^(?:apps|packages)\//.test(resolved) && partOf(resolved) !== partOf(source),
        )
        // A process may name the types of what it imports dynamically.
        .filter(({ dependencyTypes }) => !source.includes('/bin/') || !dependencyTypes.includes('type-only'))
        .map(({ resolved, dynamic }) => `${partOf(source)} ${dynamic ? '-.->' : '-->'} ${partOf(resolved)}`),
    );
  return [...new Set(arrows)].sort();
}

/**
 * @param {string} root of the repository
 * @returns {Promise<string[]>} what is wrong
 */
export async function faultsOfImports(root) {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(`${root}/${folder}`)),
    { ...rules.options, ruleSet: { forbidden: rules.forbidden ?? [] }, validate: true, baseDir: root },
    rules.options?.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  const drawn = [
    ...readFileSync(`${root}/docs/architecture.md`, 'utf8').matchAll(/^\s*(\w+ (?:-->|-\.->) \w+)$/gm),
  ].map(([, arrow = '']) => arrow);
  const imported = arrowsBetweenParts(output.modules);
  return [
    ...output.summary.violations.map(({ rule, from, to, cycle }) =>
      [`${rule.name}: ${from}`, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → '),
    ),
    ...imported.filter((arrow) => !drawn.includes(arrow)).map((arrow) => `not drawn: ${arrow}`),
    ...drawn.filter((arrow) => !imported.includes(arrow)).map((arrow) => `drawn, not imported: ${arrow}`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await faultsOfImports(fileURLToPath(new URL('..', import.meta.url)));
  console.log([...faults, `${faults.length} faults of imports`].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
