import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exposition, line } from '../metrics/prometheus.ts';
import { createRequestMetrics } from '../metrics/requestMetrics.ts';
import { bearerToken } from './caller.ts';
import { answerNotFound } from './errorHandlers.ts';

const nanoseconds = 1e9;

/**
 * `GET /metrics`: what every request of this server took, for Prometheus. To be registered before the routes.
 *
 * @param token who may read them from elsewhere than this machine; null for nobody
 */
export function metricsRoute(app: FastifyInstance, token: string | null): void {
  const requests = createRequestMetrics();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onRequest', async (request) => requests.started(routeOf(request)));
  app.addHook('onResponse', async (request, reply) =>
    requests.ended({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  );

  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !knows(token, request)) return answerNotFound(request, reply);
    const worst = delay.max / nanoseconds;
    delay.reset();
    const lines = [
      ...requests.lines(),
      line('event_loop_delay_seconds', worst),
      line('process_resident_memory_bytes', process.memoryUsage.rss()),
    ];
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
      .send(exposition(lines));
  });
}

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

/** A proxy on this machine speaks for somebody else. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isProxied = ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
  return !isProxied && /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? '');
}

function knows(token: string | null, request: FastifyRequest): boolean {
  const shown = bearerToken(request);
  return token !== null && shown !== null && timingSafeEqual(digestOf(shown), digestOf(token));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
