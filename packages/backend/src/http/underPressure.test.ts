import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from './errorHandlers.ts';
import { refuseUnderPressure } from './underPressure.ts';

function beBusy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

it('answers 503 with Retry-After while the event loop is overloaded', async () => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  await refuseUnderPressure(app, { maxDelayMs: 1, sampleMs: 20 });
  app.get('/', async () => 'here');
  expect((await app.inject('/')).statusCode).toBe(200);

  const answer = async () => {
    beBusy(50);
    const { statusCode, headers, body } = await app.inject('/');
    return [statusCode, headers['retry-after'], body];
  };
  const body = JSON.stringify({ error: 'Hay demasiadas solicitudes. Intenta de nuevo en un momento.' });
  await expect.poll(answer, { interval: 30, timeout: 5_000 }).toEqual([503, '10', body]);
  await app.close();
});
