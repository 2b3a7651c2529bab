import type { FastifyInstance } from 'fastify';
import type { Backups } from '../backup/Backups.ts';
import { createMenuCache, type MenuCache } from '../catalog/MenuCache.ts';
import { seedMenu } from '../catalog/seedMenu.ts';
import type { Settings } from '../config/config.ts';
import type { Database } from '../db/Database.ts';
import type { LogStream } from '../http/log.ts';
import type { TimeLimits } from '../http/timeLimits.ts';
import { createIdentity, type Identity } from '../identity/Identity.ts';
import { watchRevocations } from '../identity/revocations.ts';
import type { BuiltApps } from '../pages/builtApps.ts';
import { type BackendPlugin, buildApp } from '../server/buildApp.ts';
import { noBackups } from './noBackups.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { smallMenu } from './smallMenu.ts';
import { testSettings } from './standIns.ts';
import { projectId } from './tokens.ts';

export type TestShop = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly menu: MenuCache;
  readonly close: () => Promise<void>;
};

export type ShopChanges = {
  readonly settings?: Partial<Settings>;
  readonly identity?: Identity;
  readonly backups?: Backups;
  readonly web?: BuiltApps;
  readonly plugins?: readonly BackendPlugin[];
  readonly logStream?: LogStream;
  readonly times?: TimeLimits;
};

/** The whole server with {@link smallMenu}, for `app.inject`. Takes a second, so share it within a file. */
export async function startTestShop(changes: ShopChanges = {}): Promise<TestShop> {
  const database = await openTestDatabase();
  await seedMenu(database, smallMenu);
  const menu = await createMenuCache(database);
  const revocations = await watchRevocations(database);
  const settings = { ...testSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }), ...changes.settings };
  const app = await buildApp({
    services: {
      settings,
      backups: changes.backups ?? noBackups,
      database,
      menu,
      identity: changes.identity ?? createIdentity({ kind: 'emulator', projectId }, revocations),
    },
    web: changes.web ?? null,
    plugins: changes.plugins ?? [],
    logStream: changes.logStream,
    times: changes.times,
    // Without this, a busy machine would answer 503.
    pressure: { maxDelayMs: Number.POSITIVE_INFINITY, sampleMs: 1_000 },
  });
  return {
    app,
    database,
    menu,
    async close() {
      await app.close();
      menu.close();
      revocations.close();
      await database.close();
    },
  };
}
