import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEmulator, type ProjectState, type VerificationCode } from './firebaseTools.ts';
import { type StaffSeed, seedStaff } from './staff.ts';
import { createUsersWriter, restoreUsers } from './usersFile.ts';

export type SentCode = Pick<VerificationCode, 'phoneNumber' | 'code'>;

export type AuthEmulatorOptions = {
  /** Must start with `demo-`: Firebase promises that no real project has such an id. */
  readonly projectId: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where accounts are kept between starts. Its folder is made when missing. */
  readonly file: string;
  readonly users: readonly StaffSeed[];
  /** Called for each SMS the real service would send, before the browser hears that it was sent. */
  readonly onCode: (sent: SentCode) => void;
};

export type AuthEmulator = {
  /** For `connectAuthEmulator`, without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

const RECAPTCHA_PATH = '/identitytoolkit.googleapis.com/v2/recaptchaConfig';
/** No reCAPTCHA: otherwise the browser's SDK complains at every sign-in that it is missing. */
const RECAPTCHA_CONFIG = JSON.stringify({
  recaptchaKey: 'projects/demo/keys/demo',
  recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
});

/**
 * Phone and password sign-in without an account at Firebase: its own Auth emulator, in this process.
 * The address answers at once and requests wait until the emulator is loaded, which takes 2–6 s.
 *
 * @throws {Error} with `code` 'EADDRINUSE' when the port is taken; when the file holds something else; for a project that is not a demo
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { projectId, host, port, users } = options;
  if (!projectId.startsWith('demo-'))
    throw new Error(`The auth emulator serves only demo- projects, not ${projectId}.`);
  const server = createServer();
  await listen(server, host, port);
  const url = addressOf(server);
  try {
    const ready = prepare(options);
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

/** Where this machine reaches the server, also when it listens on all addresses. */
function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

type Emulator = { readonly state: ProjectState; readonly save: () => void; readonly handle: RequestListener };

async function prepare({ projectId, file, onCode }: AuthEmulatorOptions): Promise<Emulator> {
  const { app, state } = await loadEmulator(projectId);
  restoreUsers(state, file);
  const save = createUsersWriter(state, file);
  const announceCodes = createAnnouncer(state, onCode);
  const handle: RequestListener = (request, response) => {
    if (request.method === 'GET' && request.url?.startsWith(RECAPTCHA_PATH)) {
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end(RECAPTCHA_CONFIG);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'OPTIONS') {
      beforeAnswering(response, () => {
        save();
        announceCodes();
      });
    }
    app(request, response);
  };
  return { state, save, handle };
}

/** Whoever gets the answer finds its consequences done: the account is on the disk, the code was announced. */
function beforeAnswering(response: ServerResponse, act: () => void): void {
  const end = response.end.bind(response);
  const actAndEnd = (...values: Parameters<typeof end>) => {
    try {
      act();
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
    return end(...values);
  };
  response.end = actAndEnd as typeof response.end;
}

function createAnnouncer({ verificationCodes }: ProjectState, onCode: (sent: SentCode) => void): () => void {
  const announced = new WeakSet<VerificationCode>();
  return () => {
    for (const sent of verificationCodes.values()) {
      if (announced.has(sent)) continue;
      announced.add(sent);
      onCode({ phoneNumber: sent.phoneNumber, code: sent.code });
    }
  };
}
