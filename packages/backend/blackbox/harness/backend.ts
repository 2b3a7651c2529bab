import { removeDataDir } from './dataDir.ts';
import { type Address, startServer } from './server.ts';

export type Backend = Address & { readonly close: () => Promise<void> };

const { BACKEND_URL, AUTH_EMULATOR_URL = 'http://127.0.0.1:9099' } = process.env;

/** Whether the tests run against `BACKEND_URL`; tests that need their own server are skipped then. */
export const isElsewhere = BACKEND_URL !== undefined;

/** The server at `BACKEND_URL`, or a new one on the embedded database. */
export async function openBackend(): Promise<Backend> {
  if (BACKEND_URL !== undefined) {
    return {
      url: withoutSlash(BACKEND_URL),
      authUrl: withoutSlash(AUTH_EMULATOR_URL),
      close: async () => {},
    };
  }
  const server = await startServer();
  return {
    url: server.url,
    authUrl: server.authUrl,
    async close() {
      await server.stop();
      removeDataDir(server.dataDir);
    },
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
