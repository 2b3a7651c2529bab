import rateLimit, { type errorResponseBuilderContext, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError.ts';
import { RateWindows } from './rateWindows.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The plugin's own declaration finds Fastify only where some other plugin brings it along. */
    rateLimit?: RateLimitOptions | false;
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
    max: perAddress,
    timeWindow: '1 minute',
    store: RateWindows,
    // Who is within the limit need not hear of it; who is not hears `Retry-After`.
    addHeadersOnExceeding: silent,
    addHeaders: silent,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: errorResponseBuilderContext) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new HttpError(429, `Demasiadas solicitudes. Espera ${seconds} s.`, {
        headers: { 'Retry-After': String(seconds) },
      });
    },
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
