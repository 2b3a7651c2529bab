import rateLimit, {
  type CreateRateLimitOptions,
  type errorResponseBuilderContext,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError.ts';
import { RateWindows } from './rateWindows.ts';

type Counted =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly isExceeded: boolean; readonly ttl: number };

/** The plugin's own declarations find Fastify only where some other plugin brings it along. */
declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimitOptions | false;
  }
  interface FastifyInstance<RawServer, RawRequest, RawReply, Logger, TypeProvider> {
    createRateLimit: (options: CreateRateLimitOptions) => (request: FastifyRequest) => Promise<Counted>;
  }
}

/** Requests a minute from one address. Whole neighbourhoods share one behind a phone company's gateway. */
const perAddress = 1_200;

/** Orders a minute of one customer. */
const ordersPerCaller = 10;

/** The largest order there may be: a hundred lines with all their extras. */
export const maxBodyBytes = 256 * 1024;

const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    store: RateWindows,
    // Who is within the limit need not hear of it; who is not hears `Retry-After`.
    addHeadersOnExceeding: silent,
    addHeaders: silent,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: errorResponseBuilderContext) => tooMany(ttl),
  });
  const count = app.createRateLimit({ max: perAddress });
  // Not as the plugin's hook of each route: that comes after the token is checked, so that bad ones would be free, and
  // not at all where a route has a limit of its own.
  app.addHook('onRequest', async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  });
}

function tooMany(ttlMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
  return new HttpError(429, `Demasiadas solicitudes. Espera ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

const limitOrders: RateLimitOptions = {
  max: ordersPerCaller,
  // After the caller is known.
  hook: 'preHandler',
  keyGenerator: ({ caller, ip }: FastifyRequest) =>
    caller.kind === 'customer' ? `orders ${caller.phone}` : `orders ${ip}`,
};

/** For the route that takes orders; without effect where limits are off. */
export const orderLimit: FastifyContextConfig = { rateLimit: limitOrders };
