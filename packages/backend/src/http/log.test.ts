import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerNotFound } from './errorHandlers.ts';
import { logOptions, OneLinePerRequest } from './log.ts';

/** The lines that a server writes while it answers one request. */
async function linesOf(handler: () => unknown, url = '/orders/user/5512345678') {
  const lines: Record<string, unknown>[] = [];
  const logger = logOptions('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const app = Fastify({ logger, logController: new OneLinePerRequest() });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send();
  });
  app.setNotFoundHandler(answerNotFound);
  app.get('/orders/user/:phone', handler);
  await app.inject(url);
  await app.close();
  return lines;
}

it('one line per request has the pattern of its route, and no process data', async () => {
  const [line, ...more] = await linesOf(() => 'here');
  expect(more).toEqual([]);
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: expect.any(String),
    req: { method: 'GET', route: '/orders/user/:phone' },
    res: { statusCode: 200 },
    responseTime: expect.any(Number),
    msg: 'request completed',
  });
});

it('a request without a route has no URL in the log', async () => {
  const [line] = await linesOf(() => 'here', '/calle-secreta-5');
  expect(line).toMatchObject({ req: { method: 'GET', route: 'none' }, res: { statusCode: 404 } });
});

it('an error is logged by its first cause: the message of a wrapper may hold the values of a query', async () => {
  const cause = Object.assign(new RangeError('too long'), { code: '22001' });
  const [failed] = await linesOf(() => {
    throw new Error('insert into orders values Calle Secreta 5', { cause });
  });
  expect(failed).toMatchObject({
    err: {
      type: 'RangeError',
      message: 'too long',
      stack: expect.stringContaining('too long'),
      code: '22001',
    },
  });
  expect(JSON.stringify(failed)).not.toContain('Calle Secreta');
});

it('what is thrown and is no error is logged as text', async () => {
  const [failed] = await linesOf(() => Promise.reject('gone'));
  expect(failed).toMatchObject({ err: { type: 'string', message: 'gone', stack: '' } });
});
