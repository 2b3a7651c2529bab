import { afterAll, beforeAll, describe } from 'vitest';
import { type Backend, isElsewhere, openBackend } from './harness/backend.ts';
import { describeStaffOrderRules } from './staffOrderRules.ts';

describe(isElsewhere ? 'at BACKEND_URL' : 'on the embedded database', () => {
  let server: Backend;
  beforeAll(async () => {
    server = await openBackend();
  });
  afterAll(() => server.close());
  describeStaffOrderRules(() => server);
});
