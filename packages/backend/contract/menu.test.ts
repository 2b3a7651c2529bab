import { afterAll, beforeAll, describe } from 'vitest';
import { type Backend, isElsewhere, openBackend } from './harness/backend.ts';
import { describeMenuRules } from './menuRules.ts';
import { describeMenuStorm } from './menuStormRules.ts';

describe(isElsewhere ? 'at BACKEND_URL' : 'on the embedded database', () => {
  let server: Backend;
  beforeAll(async () => {
    server = await openBackend();
  });
  afterAll(() => server.close());
  describeMenuRules(() => server);
  describeMenuStorm(() => server);
});
