import type { FastifyHttpOptions, RawServerDefault } from 'fastify';

/** Milliseconds that a caller may take. */
export type TimeLimits = {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For the whole of it. */
  readonly requestMs: number;
  /** Between two requests on the same connection. */
  readonly idleMs: number;
  /** How often the first two are looked at: so much later than said they may end. */
  readonly checkMs: number;
  /** For all that is under way when the server is told to close. */
  readonly drainMs: number;
};

export const usualTimes: TimeLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  // Longer than the proxies in front keep theirs: a connection is never closed while one of them uses it.
  idleMs: 72_000,
  checkMs: 5_000,
  // Longer than the longest statement, and shorter than the 30 s after which supervisors kill (deploy/).
  drainMs: 20_000,
};

/** Also asks after connections of which nothing is heard: a caller who lost the network says no goodbye. */
export const timeOptions = ({ headersMs, requestMs, idleMs, checkMs }: TimeLimits) =>
  ({
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: 16 * 1024,
      keepAlive: true,
      keepAliveInitialDelay: 30_000,
    },
  }) satisfies FastifyHttpOptions<RawServerDefault>;
