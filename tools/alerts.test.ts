import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('the alert rules ask for metrics that the server has', () => {
  const asked = [...read('deploy/alerts.yml').matchAll(/(\w+)\{job="crepas"/g)].map(([, name]) => name);
  const types = read('packages/backend/src/metrics/prometheus.ts');
  const known = [...types.matchAll(/# TYPE (\w+) /g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(10);
  // `up` is Prometheus' own.
  expect(asked.filter((name) => name !== 'up' && !known.includes(name))).toEqual([]);
});
