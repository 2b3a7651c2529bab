import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EmulatorOptions, prepareEmulator } from './prepareEmulator.ts';
import { type StaffSeed, seedStaff } from './staff.ts';

export type AuthEmulatorOptions = EmulatorOptions & {
  /** Must start with `demo-`: Firebase promises that no real project has such an id. */
  readonly projectId: string;
  readonly host: string;
  /** 0 for a free port. */
  readonly port: number;
  readonly users: readonly StaffSeed[];
};

export type AuthEmulator = {
  /** For `connectAuthEmulator`, without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/**
 * Phone and password sign-in without a Firebase account: its own Auth emulator, in this process. The port is open at
 * once; requests wait until the emulator is loaded, which takes 2–6 s.
 *
 * @throws {Error} with `code` 'EADDRINUSE' when the port is taken; when the file holds something else; for a project
 *   that is not a demo
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { projectId, host, port, users } = options;
  if (!projectId.startsWith('demo-'))
    throw new Error(`The auth emulator serves only demo- projects, not ${projectId}.`);
  const server = createServer();
  await listen(server, host, port);
  const url = addressOf(server);
  try {
    const ready = prepareEmulator(options);
    server.on('request', (request, response) => {
      ready.then(({ handle }) => handle(request, response)).catch(() => response.destroy());
    });
    const { state, save } = await ready;
    await seedStaff(state, { url, projectId, users });
    save();
    return { url, stop: () => stop(server) };
  } catch (error) {
    await stop(server);
    throw error;
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The URL for this machine, also when the server listens on all addresses. */
function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
