import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect } from 'vitest';
import type { ApiError } from '../client/ApiError.ts';
import { createStaffClient, type StaffClient } from '../stream/staffClient.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A client of a server with this handler, closed at the end of the test. It sends the token `a-token`. */
export async function backend(listener: RequestListener, timeoutMs?: number): Promise<StaffClient> {
  server = createServer(listener);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const options = { baseUrl: `http://127.0.0.1:${port}/api`, fetch, token: async () => 'a-token' };
  return createStaffClient({ ...options, ...(timeoutMs !== undefined && { timeoutMs }) });
}

export const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  backend((_, response) => response.writeHead(status, headers).end(body));

/** The error that a call fails with. */
export const failure = (attempt: Promise<unknown>): Promise<ApiError> =>
  attempt.then(
    () => expect.unreachable('the call should have failed'),
    (error: ApiError) => error,
  );
