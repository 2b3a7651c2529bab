import type * as DemoPackage from '@crepas/demo';
import type { Settings } from '../src/config/config.ts';
import { folderFault, requireDataFolder } from '../src/db/embedded/dataFolder.ts';
import { StartError } from '../src/errors.ts';

/**
 * The one place that loads `packages/demo`. A production bundle does not contain it: a forgotten `NODE_ENV` cannot
 * open a demo to the world.
 *
 * @throws StartError in such a bundle
 */
export const loadDemo = (): Promise<typeof DemoPackage> =>
  import('@crepas/demo').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new StartError('Aquí no hay modo demostración: falta NODE_ENV=production.', { cause });
  });

/**
 * A demo without keys of its own makes a pair, and keeps it.
 *
 * @throws StartError when the data folder cannot be used: a demo writes into it before it opens the database
 */
export function withDemoKeys(settings: Settings, demo: typeof DemoPackage | null): Settings {
  if (demo === null) return settings;
  const { dataDir } = settings;
  requireDataFolder(dataDir);
  try {
    demo.demoPrinterKey(dataDir);
    if (settings.push !== null) return settings;
    return { ...settings, push: { ...demo.demoPushKeys(dataDir), standInPath: demo.standIns.pushPath } };
  } catch (cause) {
    throw folderFault(dataDir, cause);
  }
}

/** Starts the stand-ins. `ready` rejects with a StartError when the emulator's port is taken, or its file is damaged. */
export function openDemo(
  { startDemo, UnreadableUsers }: typeof DemoPackage,
  { host, dataDir, authEmulatorPort }: Settings,
): DemoPackage.Demo {
  const port = authEmulatorPort ?? 0;
  const demo = startDemo({ host, dataDir, authEmulatorPort: port });
  const ready = demo.ready.catch((cause: NodeJS.ErrnoException) => {
    if (cause instanceof UnreadableUsers) throw new StartError(cause.message, { cause });
    if (cause.code !== 'EADDRINUSE') throw cause;
    throw new StartError(
      `El puerto ${port} del emulador de acceso está ocupado; ciérralo o elige otro con AUTH_EMULATOR_PORT.`,
      { cause },
    );
  });
  ready.catch(() => undefined); // Reported by the caller that awaits `ready`.
  return { ...demo, ready };
}
