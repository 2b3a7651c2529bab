import { removeDataDir } from '../../packages/backend/blackbox/harness/dataDir.ts';
import { type ServerOptions, startServer } from '../../packages/backend/blackbox/harness/server.ts';

/** A separate shop for one test, with its own settings. */
export type OwnShop = { readonly url: string; readonly close: () => Promise<void> };

/** Until it closes, helper functions use this shop's sign-in emulator. */
export async function openOwnShop(env: ServerOptions['env'] = {}): Promise<OwnShop> {
  const server = await startServer({ env });
  const emulatorBefore = process.env.E2E_AUTH_PORT;
  process.env.E2E_AUTH_PORT = new URL(server.authUrl).port;
  return {
    url: server.url,
    async close() {
      process.env.E2E_AUTH_PORT = emulatorBefore;
      await server.stop();
      removeDataDir(server.dataDir);
    },
  };
}
