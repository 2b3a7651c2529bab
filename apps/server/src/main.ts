import { fileURLToPath } from 'node:url';
import { readSettings, SettingsError, StartError, startBackend } from '@crepas/backend';
import type { Demo } from './demo.ts';
import { loadRenderer } from './loadRenderer.ts';

/** Built, this is `apps/server/dist/main.js`. */
const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  // Production never loads the simulators: there is no code that could let a stranger in.
  const demo: Demo | null =
    settings.mode === 'demo'
      ? (await loadDemo()).startDemo(settings, inRepository('packages/backend/seed/pictures'))
      : null;

  const backend = await startBackend({
    settings,
    databaseWorker: new URL(import.meta.resolve('@crepas/backend/database-worker')),
    onDatabaseLost: endAtOnce,
    web: {
      store: inRepository('apps/store/dist'),
      admin: inRepository('apps/admin/dist'),
      renderer: await loadRenderer(inRepository('apps/store/dist-server')),
    },
    plugins: demo?.plugins ?? [],
  });
  await demo?.ready;
  if (demo) demo.announce(backend.url);
  else console.log(`Crepatlán: ${backend.url}`);

  stopOnSignal(async () => {
    await backend.close();
    await demo?.stop();
  });
}

/** A bundle for production carries no simulators, so that a forgotten setting cannot open a demo to the world. */
const loadDemo = () =>
  import('./demo.ts').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new StartError('Aquí no hay modo demostración: falta NODE_ENV=production.', { cause });
  });

/** Whoever supervises the process (deploy/) starts it again, in seconds; by itself it would refuse every order. */
function endAtOnce(): void {
  console.error('La base de datos se detuvo. El servidor termina: hay que iniciarlo de nuevo.');
  process.exit(1);
}

/** The first signal lets what is in flight finish; a second one, from an impatient hand, does not. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
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
