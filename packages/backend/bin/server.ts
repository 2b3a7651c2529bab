import { fileURLToPath } from 'node:url';
import { readSettings } from '../src/config/config.ts';
import { SettingsError } from '../src/env.ts';
import { StartError } from '../src/errors.ts';
import { startBackend } from '../src/server/main.ts';
import { loadDemo, openDemo, withDemoKeys } from './demoMode.ts';
import { loadRenderer } from './loadRenderer.ts';

/** Built, this is `packages/backend/dist/server.js`. */
const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

async function start(): Promise<void> {
  const demoPackage = process.env.NODE_ENV === 'production' ? null : await loadDemo();
  const settings = withDemoKeys(readSettings(process.env, demoPackage?.standIns ?? null), demoPackage);
  const demo = demoPackage && openDemo(demoPackage, settings);

  const backend = await startBackend({
    settings,
    databaseWorker: new URL('./databaseWorker.js', import.meta.url),
    backupJob: new URL('./backupJob.js', import.meta.url),
    onDatabaseLost: endAtOnce,
    web: {
      store: inRepository('apps/store/dist'),
      admin: inRepository('apps/admin/dist'),
      renderer: await loadRenderer(inRepository('apps/store/dist-server')),
    },
    ...(demoPackage && {
      menu: demoPackage.demoMenu,
      zone: demoPackage.demoZone,
      past: () => demoPackage.pastOrders(Date.now()),
      printerPassword: demoPackage.demoPrinterKey(settings.dataDir),
    }),
    plugins: demo ? [demo.plugin] : [],
  });
  demo?.connect(backend.url);
  await demo?.ready;
  if (demo) demo.announce(backend.url);
  else console.log(`Crepatlán: ${backend.url}`);

  stopOnSignal(async () => {
    await backend.close();
    await demo?.stop();
  });
}

/** Without its database the server would refuse every order; a supervisor (deploy/) restarts it in seconds. */
function endAtOnce(): void {
  console.error('La base de datos se detuvo. El servidor termina: hay que iniciarlo de nuevo.');
  process.exit(1);
}

/** Longer than any request or push message, and shorter than the supervisors of `deploy/` wait. */
const maxStopMs = 25_000;

/** npm passes a ^C of the terminal on, which Node gets from the terminal too. */
const oneSignalMs = 1_000;

/**
 * The first signal finishes the requests under way, unless the database does not answer; a second signal ends the
 * process at once.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let stoppedAt: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppedAt !== null) {
        if (Date.now() - stoppedAt > oneSignalMs) process.exit(1);
        return;
      }
      stoppedAt = Date.now();
      setTimeout(() => {
        console.error('La base de datos no responde. El servidor termina sin esperarla.');
        process.exit(1);
      }, maxStopMs);
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

try {
  await start();
} catch (error) {
  const isExpected = error instanceof SettingsError || error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
