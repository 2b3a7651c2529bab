import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

export type PressureLimits = {
  /** The mean delay of the event loop. */
  readonly maxDelayMs: number;
  /** How often it is measured. */
  readonly sampleMs: number;
};

/** With a longer delay, answers come too late to be useful; refusing is fast and lets the server recover. */
export const defaultPressureLimits: PressureLimits = { maxDelayMs: 2_000, sampleMs: 1_000 };

const retryAfterSeconds = 10;

/** Answers 503 while the event loop is overloaded. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { maxDelayMs, sampleMs }: PressureLimits,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: async () => {
      throw new HttpError(503, 'Hay demasiadas solicitudes. Intenta de nuevo en un momento.', {
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
    },
  });
}
