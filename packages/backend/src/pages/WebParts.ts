import type { FastifyRequest } from 'fastify';
import type { AddressLimit } from '../http/limits.ts';
import type { RenderedPages } from './renderedPages.ts';
import type { WebApps } from './webApps.ts';
import type { WordedFiles } from './wordedFiles.ts';

export type WebParts = {
  readonly apps: WebApps;
  readonly worded: () => WordedFiles;
  /** Null: the server renders no pages, the app renders them in the browser. */
  readonly pages: RenderedPages | null;
  /** The origin by which a client reaches the shop. */
  readonly originOf: (request: FastifyRequest) => string;
  readonly limitPages: AddressLimit;
};
