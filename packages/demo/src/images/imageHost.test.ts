import { beforeEach, expect, it } from 'vitest';
import { startTestHost, type TestHost, uploadPath } from './testing/testHost.ts';

let host: TestHost;
beforeEach(async () => {
  host = await startTestHost();
});

it('answers preflights from any origin', async () => {
  const answer = await host.app.inject({
    method: 'OPTIONS',
    url: uploadPath,
    headers: { origin: 'http://localhost:5173' },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
  });
});
