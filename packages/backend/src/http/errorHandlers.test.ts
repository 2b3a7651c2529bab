import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../db/Database.ts';
import { KeysUnavailable } from '../identity/googleKeys.ts';
import { answerError, answerNotFound } from './errorHandlers.ts';
import { HttpError } from './HttpError.ts';
import { logOptions } from './log.ts';

/** The answer to a call that throws, and its warnings and errors in the log. */
async function answerTo(thrown: Error) {
  const lines: { level: number; msg: string; err?: object }[] = [];
  const logger = logOptions('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const app = Fastify({ logger });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.get('/', () => {
    throw thrown;
  });
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { statusCode, caching: headers['cache-control'], body: JSON.parse(body), lines };
}

it('a refused request is answered, and leaves no line in the log', async () => {
  expect(await answerTo(new HttpError(404, 'Ese producto no existe.'))).toEqual({
    statusCode: 404,
    caching: 'no-store',
    body: { error: 'Ese producto no existe.' },
    lines: [],
  });
});

it.each([500, 503])('a refusal with %d is a warning with its cause', async (status) => {
  const { statusCode, lines } = await answerTo(new HttpError(status, 'No hay servicio.'));
  expect(statusCode).toBe(status);
  expect(lines).toMatchObject([{ level: 40, msg: 'request refused', err: { message: 'No hay servicio.' } }]);
});

it('keys of the sign-in that cannot be had are a warning', async () => {
  const { statusCode, caching, lines } = await answerTo(new KeysUnavailable('gone'));
  expect([statusCode, caching]).toEqual([503, 'no-store']);
  expect(lines).toMatchObject([{ level: 40, err: { message: 'gone' } }]);
});

it('an unreachable database leaves no line for each request', async () => {
  const { statusCode, caching, lines } = await answerTo(new DatabaseUnavailable('gone'));
  expect([statusCode, caching, lines]).toEqual([503, 'no-store', []]);
});

it('a caller who breaks off while sending is no failure of this service', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: logOptions('warn', { write: (line) => void lines.push(line) }) });
  const answered = new Promise<void>((resolve) => {
    app.setErrorHandler((...all) => {
      answerError(...all);
      resolve();
    });
  });
  app.post('/', () => 'never');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = connect(Number(new URL(address).port), '127.0.0.1');
  app.server.once('request', () => caller.resetAndDestroy());
  caller.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
  );
  await answered;
  await app.close();
  expect(lines).toEqual([]);
});

it('an unexpected error is logged as one, and the answer does not tell it', async () => {
  const { lines, ...answer } = await answerTo(new Error('secret of the inside'));
  expect(answer).toEqual({ statusCode: 500, caching: 'no-store', body: { error: 'Error interno' } });
  expect(lines).toMatchObject([
    { level: 50, msg: 'request failed', err: { message: 'secret of the inside' } },
  ]);
});
