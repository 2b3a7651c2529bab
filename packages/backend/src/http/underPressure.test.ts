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
  await refuseUnderPressure(app, { maxDelayMs: 100, sampleMs: 20 });
  app.get('/', async () => 'here');
  const answer = async () => {
    const { statusCode, headers, body } = await app.inject('/');
    return [statusCode, headers['retry-after'], body];
  };
  const served = [200, undefined, 'here'];
  await expect.poll(answer).toEqual(served);

  // In every turn of the event loop, so that each sample finds the delay.
  const load = setInterval(beBusy, 1, 500);
  const body = JSON.stringify({ error: 'Hay demasiadas solicitudes. Intenta de nuevo en un momento.' });
  await expect.poll(answer).toEqual([503, '10', body]);
  clearInterval(load);
  await expect.poll(answer).toEqual(served);
  await app.close();
});
