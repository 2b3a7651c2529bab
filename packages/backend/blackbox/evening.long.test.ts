import { describe, expect, it } from 'vitest';
import { playEvenings } from './evening/playEvenings.ts';
import { isElsewhere } from './harness/backend.ts';
import { onPostgres } from './harness/databases.ts';
import { hasPostgres } from './harness/postgres.ts';

const { EVENING_SEED = '1', EVENING_STEPS = '300', EVENING_STORY, EVENING_ON, DATABASE_URL } = process.env;

const options = {
  seed: Number(EVENING_SEED),
  steps: Number(EVENING_STEPS),
  story: EVENING_STORY?.split(',').map(Number),
};
const timeout = 600_000 + 1_000 * options.steps;

/** Not the mean: a restart takes as long as a hundred other steps. */
const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function plays(databaseUrl: string | null): Promise<void> {
  const { evenings, orders, stepMs } = await playEvenings(databaseUrl, options);
  const seconds = Math.round(stepMs.reduce((total, ms) => total + ms, 0) / 1000);
  const fifth = Math.ceil(stepMs.length / 5);
  const growth = (median(stepMs.slice(-fifth)) / median(stepMs.slice(0, fifth))).toFixed(2);
  console.log(
    `seed ${options.seed}: ${stepMs.length} steps in ${evenings} evenings, ${orders} orders, ${seconds} s; ` +
      `a step of the last fifth took ${growth} times as long as one of the first`,
  );
  expect(orders).toBeGreaterThan(0);
}

describe.skipIf(isElsewhere)(`random evenings (${options.steps} steps from seed ${options.seed})`, () => {
  it.skipIf(EVENING_ON === 'postgres')(
    'agree with the model on the embedded database',
    () => plays(null),
    timeout,
  );

  it.skipIf(EVENING_ON === 'embedded' || (!hasPostgres && DATABASE_URL === undefined))(
    'agree with the model on PostgreSQL',
    () => onPostgres(plays),
    timeout,
  );
});
