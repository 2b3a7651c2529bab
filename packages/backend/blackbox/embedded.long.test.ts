import { afterAll, beforeAll, describe } from 'vitest';
import { type Backend, isElsewhere, openBackend } from './harness/backend.ts';
import { describeLargeRequests } from './largeRequestRules.ts';
import { describeMenuStorm } from './menuStormRules.ts';
import { describeOddRequests } from './oddRequestRules.ts';

/** What sends thousands of requests. */
describe(isElsewhere ? 'at BACKEND_URL' : 'on the embedded database', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
  });
  afterAll(() => backend.close());
  const server = () => backend;
  describeLargeRequests(server);
  describeMenuStorm(server);
  describeOddRequests(server);
});
