import { join } from 'node:path';
import { type Settings, StartError, type StartOptions } from '@crepas/backend';
import {
  type AuthEmulator,
  imageHost,
  mapsSimulator,
  type SentCode,
  startAuthEmulator,
} from '@crepas/simulators';

const staff = [
  { email: 'duena@crepas.test', password: 'crepas-demo', displayName: 'Dueña', role: 'owner' },
  { email: 'cocina@crepas.test', password: 'crepas-demo', displayName: 'Cocina', role: 'staff' },
];

/** The outside world of a machine without accounts. */
export type Demo = {
  /** What goes on the backend's own origin. */
  readonly plugins: NonNullable<StartOptions['plugins']>;
  /** The sign-in emulator takes seconds to load: the backend starts meanwhile. */
  readonly ready: Promise<unknown>;
  readonly announce: (url: string) => void;
  readonly stop: () => Promise<void>;
};

/** @param pictures folder of the demo menu's pictures */
export function startDemo(settings: Settings, pictures: string): Demo {
  const emulator = openEmulator(settings);
  emulator.catch(() => undefined); // reported by whoever awaits `ready`

  return {
    plugins: [
      async (app) => {
        await app.register(mapsSimulator({ script: mapsScript() }), { prefix: '/gmaps-sim' });
        await app.register(imageHost(images(settings, pictures)), { prefix: '/image-host' });
      },
    ],
    ready: emulator,
    announce: (url) => announce(url, settings),
    stop: () =>
      emulator.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
  };
}

const mapsScript = () => new URL(import.meta.resolve('@crepas/simulators/gmaps-sim.js'));

const images = ({ dataDir, firebase }: Settings, seedFolder: string) => ({
  folder: join(dataDir, 'images'),
  seedFolder,
  preset: 'crepas',
  cloudName: firebase.projectId,
  apiSecret: 'demo',
});

async function openEmulator({ firebase, authEmulatorPort, host, dataDir }: Settings): Promise<AuthEmulator> {
  const port = authEmulatorPort ?? 0;
  try {
    return await startAuthEmulator({
      projectId: firebase.projectId,
      host: host === 'localhost' ? '127.0.0.1' : host,
      port,
      file: join(dataDir, 'auth-emulator.json'),
      users: staff,
      onCode: announceCode,
    });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new StartError(
      `El puerto ${port} del emulador de acceso está ocupado; ciérralo o elige otro con AUTH_EMULATOR_PORT.`,
      { cause },
    );
  }
}

const announceCode = ({ phoneNumber, code }: SentCode) => console.log(`  SMS a ${phoneNumber}: ${code}`);

function announce(url: string, { authEmulatorPort }: Settings): void {
  console.log(`
  Crepatlán está abierta (modo demostración)

  Tienda          ${url}
  Administración  ${url}/admin
  API             ${url}/api
  Emulador        puerto ${authEmulatorPort} (inicio de sesión)

  Personal        ${staff.map(({ email, role }) => `${email} (${role})`).join(', ')}
  Contraseña      ${staff[0]?.password}

  Los códigos SMS aparecen aquí. Para cerrar: Ctrl-C.
`);
}
