import type { FastifyHttpOptions, RawServerDefault } from 'fastify';

/** In milliseconds. */
export type TimeLimits = {
  /** To receive the headers of a request. */
  readonly headersMs: number;
  /** To receive the whole request. */
  readonly requestMs: number;
  /** Between two requests on the same connection. */
  readonly idleMs: number;
  /** How often the first two are checked; a limit can be exceeded by this time. */
  readonly checkMs: number;
  /** To finish the requests under way when the server closes. */
  readonly drainMs: number;
};

export const defaultTimeLimits: TimeLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  // Longer than the idle time of usual proxies, so that the server never closes a connection that a proxy reuses.
  idleMs: 72_000,
  checkMs: 5_000,
  // Longer than the statement timeout, shorter than the 30 s after which supervisors kill (deploy/).
  drainMs: 20_000,
};

/** Also enables TCP keep-alive, which detects clients that lost the network. */
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
