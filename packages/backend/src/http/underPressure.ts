import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

export type PressureLimits = {
  /** Milliseconds that a request waits before its turn comes, on average. */
  readonly maxDelayMs: number;
  /** How often that is measured. */
  readonly sampleMs: number;
};

/** Beyond this, answers come too late to be of use; to refuse is quick and lets the server catch up. */
export const usualPressure: PressureLimits = { maxDelayMs: 2_000, sampleMs: 1_000 };

const retrySeconds = 10;

/** Answers 503 while the process is too busy. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { maxDelayMs, sampleMs }: PressureLimits,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: async () => {
      throw new HttpError(503, 'Hay demasiadas solicitudes. Intenta de nuevo en un momento.', {
        headers: { 'Retry-After': String(retrySeconds) },
      });
    },
  });
}
