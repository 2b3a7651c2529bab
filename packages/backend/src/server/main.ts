import type { Zone } from '@crepas/domain';
import type { FastifyInstance } from 'fastify';
import { createTellOwners } from '../alerts/tellOwners.ts';
import { watchUnanswered } from '../alerts/watchUnanswered.ts';
import { createBackups } from '../backup/Backups.ts';
import { upgradeBackup } from '../backup/upgradeBackup.ts';
import { createMenuCache } from '../catalog/MenuCache.ts';
import { type SeedMenu, seedMenu } from '../catalog/seedMenu.ts';
import { commitEdit } from '../changes/changeEntity.ts';
import { systemEditor } from '../changes/Editor.ts';
import type { Settings } from '../config/config.ts';
import { originOf } from '../config/serverAddress.ts';
import { isUnavailable } from '../db/failures.ts';
import { openDatabase, unreachable } from '../db/openDatabase.ts';
import { messageOf, StartError } from '../errors.ts';
import type { LogStream } from '../http/log.ts';
import { createIdentity } from '../identity/Identity.ts';
import { type Revocations, watchRevocations } from '../identity/revocations.ts';
import { type SeedOrder, seedPast } from '../orders/seedPast.ts';
import { type AppDirectories, loadBuiltApps } from '../pages/builtApps.ts';
import { addFirstPrinter } from '../printing/printers.ts';
import { startSending } from '../push/sendMessages.ts';
import { changeShop, timeZoneOf } from '../shop/shop.ts';
import { type BackendPlugin, buildApp } from './buildApp.ts';
import { startRetention } from './retention.ts';

export type StartOptions = {
  readonly settings: Settings;
  /** The built `src/db/embedded/worker.ts`. */
  readonly databaseWorker: URL;
  /** The built `bin/backupJob.ts`. */
  readonly backupJob: URL;
  /** Called when the embedded database is lost: only a new process can open it again, so end this one. */
  readonly onDatabaseLost?: () => void;
  readonly web: AppDirectories;
  /** Written into an empty database, if the settings say so. */
  readonly menu?: SeedMenu;
  /** The past orders of that menu's shop, written with it if the settings say `SEED=past`. */
  readonly past?: () => readonly SeedOrder[];
  /** Where the shop of that menu delivers: written with it. */
  readonly zone?: Zone;
  /** The first printer, which is paired when that menu is written. */
  readonly printerPassword?: string;
  /** Further routes of this origin. */
  readonly plugins?: readonly BackendPlugin[];
  /** Default: standard output. */
  readonly log?: LogStream;
};

export type Backend = {
  /** The server's address: `http://localhost:4173`. */
  readonly url: string;
  /** Finishes the requests under way, refuses new ones, then closes the database. */
  readonly close: () => Promise<void>;
};

/**
 * Starts the shop's server.
 *
 * @throws StartError whose message is one sentence for the person who started it
 */
export async function startBackend({
  settings,
  databaseWorker,
  backupJob,
  onDatabaseLost,
  web,
  menu: seed,
  past,
  zone,
  printerPassword,
  plugins = [],
  log,
}: StartOptions): Promise<Backend> {
  const apps = loadBuiltApps(web);
  const upgrade = upgradeBackup(settings.backup.dir);
  const database = await openDatabase({
    ...settings,
    databaseWorker,
    ...(settings.backup.isScheduled && { beforeChange: upgrade.write }),
    ...(onDatabaseLost && { onLost: onDatabaseLost }),
  });
  try {
    const isSeeded = settings.seed !== 'none' && seed && (await seedMenu(database, seed));
    if (isSeeded) {
      await commitEdit(database, systemEditor, async (edit) => {
        if (zone) await changeShop(edit, { zone });
        if (printerPassword !== undefined) await addFirstPrinter(edit, printerPassword);
      });
      if (past && settings.seed === 'past') await seedPast(database, past());
    }
    const menu = await createMenuCache(database);
    const revocations = await watchRevocations(database);
    const timeZone = () => timeZoneOf(menu.menu().shop);
    const backups = createBackups({
      database,
      settings,
      job: backupJob,
      databaseWorker,
      timeZone,
      tellOwners: createTellOwners(database, settings.push),
    });
    await upgrade.record(database);
    const services = { settings, database, identity: identityOf(settings, revocations), menu, backups };
    const app = await buildApp({ services, web: apps, plugins, logStream: log });
    const url = await listen(app, settings);
    backups.start(app.log);
    const stopRetention = startRetention(database, app.log);
    const stopWatch = watchUnanswered(database, settings.push !== null);
    const stopSending = settings.push && (await startSending(database, settings.push));
    return {
      url,
      async close() {
        await app.close();
        menu.close();
        revocations.close();
        backups.stop();
        stopRetention();
        await stopWatch();
        await stopSending?.();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw settings.databaseUrl !== null && isUnavailable(error) ? unreachable(error) : error;
  }
}

const identityOf = ({ mode, firebase: { projectId } }: Settings, revocations: Revocations) =>
  createIdentity({ kind: mode === 'production' ? 'google' : 'emulator', projectId }, revocations);

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    await app.close();
    throw new StartError(whyNotListening(cause, host, port), { cause });
  }
  const bound = app.server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  return originOf({ host, port: boundPort });
}

function whyNotListening(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `El puerto ${port} está ocupado: elige otro con PORT.`;
    case 'EACCES':
      return `No hay permiso para usar el puerto ${port}: elige otro con PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `Esta máquina no tiene la dirección «${host}»: corrige HOST.`;
    default:
      return `No se puede escuchar en ${host}:${port}: ${messageOf(cause)}`;
  }
}
