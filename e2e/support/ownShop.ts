import { removeDataDir } from '../../packages/backend/contract/harness/dataDir.ts';
import { type ServerOptions, startServer } from '../../packages/backend/contract/harness/server.ts';

/** A shop of one journey alone, with settings of its own. */
export type OwnShop = { readonly url: string; readonly close: () => Promise<void> };

/** Until it closes, what asks the sign-in emulator asks this shop's. */
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
