import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { unitProjects } from './mutation/seeded/steps.mjs';

it('`npm test` runs the unit tests of every package that has a configuration of its own', () => {
  const packages = fileURLToPath(new URL('../packages/', import.meta.url));
  const alone = readdirSync(packages).filter((name) => existsSync(`${packages}${name}/vitest.config.ts`));
  expect(alone.length).toBeGreaterThan(2);
  expect([...unitProjects].sort()).toEqual(['unit', ...alone].sort());
});
