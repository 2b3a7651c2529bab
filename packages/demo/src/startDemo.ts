import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { SentLink } from './auth/firebaseTools.ts';
import type { SentCode } from './auth/prepareEmulator.ts';
import { demoStaff } from './auth/staff.ts';
import { startAuthEmulator } from './auth/startAuthEmulator.ts';
import { imageHost } from './images/imageHost.ts';
import { pictureProcess } from './images/pictureProcess.ts';
import { mapsSimulator } from './maps/mapsSimulator.ts';
import { demoPrinter } from './printer/demoPrinter.ts';
import { demoPrinterKey } from './printer/printerKey.ts';
import { printerPage } from './printer/printerPage.ts';
import { pushService, type ReceivedMessage } from './push/pushService.ts';
import { imagesPrefix, mapsPrefix, printerPrefix, pushPrefix, standIns } from './standIns.ts';

export type DemoOptions = {
  /** The interface that the shop's server listens on. */
  readonly host: string;
  readonly authEmulatorPort: number;
  /** Absolute path. */
  readonly dataDir: string;
};

export type Demo = {
  readonly plugin: (app: FastifyInstance) => Promise<void>;
  /**
   * Resolves when sign-in is available. The emulator takes seconds to load; the backend starts at the same time.
   * Rejects with `code` 'EADDRINUSE' when the emulator's port is taken.
   */
  readonly ready: Promise<unknown>;
  readonly announce: (url: string) => void;
  readonly connect: (url: string) => void;
  readonly stop: () => Promise<void>;
};

/** Relative to `dist/index.js`. */
const mapsScript = () => new URL('./gmaps-sim.js', import.meta.url);
const pictureWorker = () => new URL('./pictureWorker.js', import.meta.url);
const seedPictures = () => fileURLToPath(new URL('../pictures', import.meta.url));
const readyPictures = () => fileURLToPath(new URL('../dist-renditions', import.meta.url));

export function startDemo({ host, authEmulatorPort, dataDir }: DemoOptions): Demo {
  const emulator = startAuthEmulator({
    projectId: standIns.firebase.projectId,
    host: host === 'localhost' ? '127.0.0.1' : host,
    port: authEmulatorPort,
    file: join(dataDir, 'auth-emulator.json'),
    users: demoStaff,
    onCode: announceCode,
    onLink: announceLink,
  });
  emulator.catch(() => undefined); // Reported by the caller that awaits `ready`.
  const printer = demoPrinter({
    user: 'impresora-1',
    password: demoPrinterKey(dataDir),
    path: '/impresora/1',
  });

  return {
    async plugin(app) {
      await app.register(mapsSimulator({ script: mapsScript() }), { prefix: mapsPrefix });
      await app.register(pushService({ onMessage: announceMessage }), { prefix: pushPrefix });
      await app.register(imageHost(imageOptions(dataDir)), { prefix: imagesPrefix });
      await app.register(printerPage(printer), { prefix: printerPrefix });
      app.addHook('preClose', printer.stop);
    },
    ready: emulator,
    connect: printer.connect,
    announce: (url) => announce(url, authEmulatorPort),
    stop: () =>
      emulator.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
  };
}

function imageOptions(dataDir: string) {
  const { cloudName, preset, apiSecret } = standIns.images;
  return {
    folder: join(dataDir, 'images'),
    seedFolder: seedPictures(),
    readyFolder: readyPictures(),
    makePictures: pictureProcess(pictureWorker()),
    preset,
    cloudName,
    apiSecret,
  };
}

const announceCode = ({ phoneNumber, code }: SentCode) => console.log(`  SMS a ${phoneNumber}: ${code}`);

/** The emulator's page takes the new password from its address. */
const announceLink = ({ email, oobLink }: SentLink) =>
  console.log(`  Correo a ${email}: elige tu contraseña en ${oobLink}&newPassword=TU-CONTRASEÑA`);

const announceMessage = ({ titulo, cuerpo }: ReceivedMessage) => console.log(`  Aviso: ${titulo}. ${cuerpo}`);

function announce(url: string, authEmulatorPort: number): void {
  console.log(`
  Crepatlán está abierta (modo demostración)

  Tienda          ${url}
  Administración  ${url}/admin
  API             ${url}/api
  Impresora       ${url}${printerPrefix}
  Emulador        puerto ${authEmulatorPort} (inicio de sesión)

  Personal        ${demoStaff.map(({ email, role }) => `${email} (${role})`).join(', ')}
  Contraseña      ${demoStaff[0].password}

  Los códigos SMS aparecen aquí. Para cerrar: Ctrl-C.
`);
}
