import { readFileSync } from 'node:fs';

/** Says one clear sentence and stops where Node is too old for what follows. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const here = process.versions.node.split('.').map(Number);
  const firstDifference = wanted.findIndex((part, index) => part !== here[index]);
  if (firstDifference >= 0 && here[firstDifference] < wanted[firstDifference]) {
    console.error(`Crepatlán necesita Node ${engines.node}; este es ${process.versions.node}.`);
    process.exit(1);
  }
}
