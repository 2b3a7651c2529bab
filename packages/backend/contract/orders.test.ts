import { afterAll, beforeAll, describe } from 'vitest';
import { removeDataDir, type Server, startServer } from './harness/server.ts';
import { describeOrderRules } from './orderRules.ts';

describe('on the embedded database', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.stop();
    removeDataDir(server.dataDir);
  });
  describeOrderRules(() => server);
});
