import type { FastifyInstance } from 'fastify';
import type { Backups } from '../backup/Backups.ts';
import type { MenuCache } from '../catalog/MenuCache.ts';
import type { Settings } from '../config/config.ts';
import type { Database } from '../db/Database.ts';
import type { Identity } from '../identity/Identity.ts';
import type { ImageAccount } from '../images/imageAccount.ts';
import type { VisitVitals } from '../metrics/visitVitals.ts';
import type { CodeGuesses } from './codeGuesses.ts';

export type Services = {
  readonly settings: Settings;
  readonly database: Database;
  readonly identity: Identity;
  readonly menu: MenuCache;
  readonly backups: Backups;
};

export type Api = Services & {
  readonly app: FastifyInstance;
  readonly images: ImageAccount;
  readonly vitals: VisitVitals;
  readonly codeGuesses: CodeGuesses;
};
