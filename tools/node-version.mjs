import { readFileSync } from 'node:fs';

export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const wanted = String(engines.node).replace('>=', '');
  const byNumber = new Intl.Collator('en', { numeric: true });
  if (byNumber.compare(process.versions.node, wanted) < 0) {
    console.error(`Crepatlán necesita Node ${engines.node}; este es ${process.versions.node}.`);
    process.exit(1);
  }
}
