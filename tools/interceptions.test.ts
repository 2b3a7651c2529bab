import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** What ends the interception while a page works, and so loses requests (`e2e/support/intercept.ts`). */
const endings = /\.unroute\(|\{\s*times: \d+,?\s*\}/g;

const root = fileURLToPath(new URL('../e2e/', import.meta.url));

it('no journey ends the interception of a page that goes on', () => {
  const journeys = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(journeys.length).toBeGreaterThan(100);
  const found = journeys.flatMap((name) =>
    [...readFileSync(`${root}${name}`, 'utf8').matchAll(endings)].map(([text]) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});
