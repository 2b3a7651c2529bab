import rateLimit, {
  type CreateRateLimitOptions,
  type errorResponseBuilderContext,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './addressKey.ts';
import { HttpError } from './HttpError.ts';
import { RateWindows } from './rateWindows.ts';

type Counted =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly isExceeded: boolean; readonly ttl: number };

/** The plugin's own augmentation of Fastify is not found by the compiler. */
declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimitOptions | false;
  }
  interface FastifyInstance<RawServer, RawRequest, RawReply, Logger, TypeProvider> {
    createRateLimit: (options: CreateRateLimitOptions) => (request: FastifyRequest) => Promise<Counted>;
  }
}

/** Requests per minute and address. Many customers share an address behind a carrier's NAT. */
const maxPerAddress = 1_200;

/** Orders per minute and customer or account. */
const maxOrdersPerCaller = 10;

/** Enough for the largest order: a hundred lines with all their extras. */
export const maxBodyBytes = 256 * 1024;

const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Counts a request. Throws 429 when its address has sent too many. */
export type AddressLimit = (request: FastifyRequest) => Promise<void>;

export const noLimit: AddressLimit = async () => undefined;

/** Limits all requests to the routes of `app`. */
export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  const limit = await openAddressLimit(app);
  // The plugin's own hook per route would run after the token is verified, so that requests with bad tokens would not
  // count, and not at all on a route with its own limit.
  app.addHook('onRequest', limit);
}

/** A limit of its own for what counts its requests itself. */
export async function openAddressLimit(app: FastifyInstance): Promise<AddressLimit> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    store: RateWindows,
    keyGenerator: ({ ip }: FastifyRequest) => addressKey(ip),
    // Clients need only `Retry-After`, on a 429.
    addHeadersOnExceeding: silent,
    addHeaders: silent,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: errorResponseBuilderContext) => tooMany(ttl),
  });
  const count = app.createRateLimit({ max: maxPerAddress });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}

function tooMany(ttlMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
  return new HttpError(429, `Demasiadas solicitudes. Espera ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

const limitOrders: RateLimitOptions = {
  max: maxOrdersPerCaller,
  // `request.caller` must be set.
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) => `orders ${ordererOf(request)}`,
};

/** Phone, account, or the address of a public call, which has no caller. */
function ordererOf({ caller, ip }: FastifyRequest): string {
  if (caller?.kind === 'customer') return caller.phone;
  return caller?.kind === 'staff' ? caller.account : addressKey(ip);
}

/** Measurements over the limit are lost, which changes no percentile. */
export const visitLimit: FastifyContextConfig = { rateLimit: { max: 60 } };

/** The limit of the calls that place an order. Without effect if limits are off. */
export const orderLimit: FastifyContextConfig = { rateLimit: limitOrders };
