import type { FastifyInstance } from 'fastify';
import type { MenuCache } from '../catalog/MenuCache.ts';
import type { Settings } from '../config.ts';
import type { Database } from '../db/Database.ts';
import type { Identity } from '../identity/Identity.ts';
import type { ImageAccount } from '../images/ImageAccount.ts';

/** What the calls of the contract are answered with. */
export type Services = {
  readonly settings: Settings;
  readonly database: Database;
  readonly identity: Identity;
  readonly menu: MenuCache;
};

/** The part of the server under `/api`. */
export type Api = Services & { readonly app: FastifyInstance; readonly images: ImageAccount };
